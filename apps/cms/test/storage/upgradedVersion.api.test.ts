import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askDatabase } from '../../src/backup/database/askDatabase.ts'
import { sqliteName } from '../../src/environment/dataFolder.ts'
import { startTestMailServer, type TestMailServer } from '../inbox/testMailServer.ts'
import { askPostgres } from '../support/askPostgres.ts'
import { startPostgres } from '../support/postgres.ts'
import { countRows, fillDatabase } from './versionBefore/fillDatabase.ts'
import { before, type KeptRow, rowsOf } from './versionBefore/fixture.ts'
import { makeBackup, type Office, openOffice, type Place, restore } from './versionBefore/office.ts'
import { shownToStaff } from './versionBefore/shownToStaff.ts'
import { shownToVisitors } from './versionBefore/shownToVisitors.ts'

const cluster = await startPostgres()
if (typeof cluster === 'string') console.info(cluster)
afterAll(() => typeof cluster === 'string' || cluster.stop())

const waiting = rowsOf('emails').filter(({ state }) => state === 'waiting')

describe.each([
  { name: 'SQLite', server: undefined },
  { name: 'PostgreSQL', server: cluster },
])('A database that the version before filled, on $name', ({ server }) => {
  const skips = typeof server === 'string'
  let folder: string
  let filled: Place
  let office: Office
  let archive = ''

  /** An empty folder, and an empty database. */
  async function newPlace(name: string): Promise<Place> {
    const dataDir = join(folder, name)
    const backups = join(folder, 'backups')
    mkdirSync(dataDir)
    if (typeof server !== 'object') return { dataDir, url: '', backups }
    await askPostgres(server.url, `create database ${name}`)
    return { dataDir, url: server.url.replace(/postgres$/, name), backups }
  }
  const statesOfWaiting = async () => {
    const emails = await office.list('emails')
    return new Set(waiting.map(({ id }) => emails.get(id)?.state))
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sira-version-'))
    filled = await newPlace('filled')
    await fillDatabase(filled.dataDir, filled.url)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  describe.skipIf(skips)('is upgraded where this version starts on it', () => {
    // The backup must hold the waiting letters; an office that runs jobs would send them first.
    beforeAll(async () => {
      office = await openOffice(filled, { RUN_JOBS: 'no' })
    })
    afterAll(async () => {
      archive = await makeBackup(filled)
      await office.stop()
    })

    it('no row of any table is lost', async () => {
      const { dataDir, url } = filled
      const place = { databaseUrl: url || undefined, sqliteFile: join(dataDir, sqliteName) }
      const counts = Object.entries(before.tables).map(([table, rows]) => [table, rows.length])
      expect(await askDatabase(place, countRows)).toEqual(Object.fromEntries(counts))
    })
    shownToVisitors(() => office)
    shownToStaff(() => office)
  })

  describe.skipIf(skips)('is the same where a backup of it is put back', () => {
    let place: Place
    let mail: TestMailServer
    beforeAll(async () => {
      mail = await startTestMailServer()
      place = await newPlace('restored')
      await restore(place, archive)
      office = await openOffice(place, { SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
    })
    afterAll(async () => {
      await office.stop()
      await mail.stop()
    })

    shownToVisitors(() => office)
    shownToStaff(() => office)

    it('each letter that waited is held, and leaves with its files once somebody says so', async () => {
      expect(await statesOfWaiting()).toEqual(new Set(['waiting']))
      expect(mail.received).toEqual([])
      await restore(place, '--send-letters')
      await expect.poll(statesOfWaiting).toEqual(new Set(['sent']))
      const letters = await Promise.all(mail.received.map((raw) => PostalMime.parse(raw)))
      expect(letters).toHaveLength(waiting.length)
      for (const row of waiting) {
        const letter = letters.find(({ subject }) => subject === row.subject)
        expect(letter?.to?.[0]?.address).toBe(row.to)
        const files = letter?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))
        expect(files, String(row.subject)).toEqual(filesWith(row))
      }
    })
  })
})

/** The files of a letter: attachments of an answer, or the PDF of an estimate. */
function filesWith({ id, kind }: KeptRow): Buffer[] {
  const link = rowsOf('emails_rels').find(({ parent_id }) => parent_id === id)
  const contents =
    kind === 'estimate'
      ? rowsOf('estimations').flatMap((row) => (row.id === link?.estimations_id ? row.pdf : []))
      : rowsOf('attachments').flatMap((row) => (row.email_id === id ? row.content : []))
  return contents.map((content) => Buffer.from(String(content), 'base64'))
}
