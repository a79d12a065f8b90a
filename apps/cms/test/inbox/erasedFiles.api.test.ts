import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { sweepFiles } from '../../src/messages/retention/sweepFiles.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date()

describe('what stands beside the records of a person', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall
  let mail = ''

  const jobs = 'payload-jobs' as CollectionSlug
  const erase = (email: string) =>
    call('administrator', 'POST', 'erasures/person/erase', { who: email })
  const writes = async (email: string) => {
    await api.send('devis', { nom: 'Awa', email, message: `Devis de ${email}` })
    await api.send('contacts', { name: 'Awa', email, message: `Message de ${email}` })
    await api.send('newsletters', { email })
  }
  const sendAll = () => office.payload.jobs.run({ queue: 'mail', limit: 100 })
  const letters = (text: string) =>
    readdirSync(mail).filter((name) => readFileSync(join(mail, name), 'utf8').includes(text))
  /** Whether the bytes of the database, its log included, hold a text. */
  const holds = (text: string) =>
    ['sira.sqlite', 'sira.sqlite-wal'].some((name) => {
      const file = join(office.folder, name)
      return existsSync(file) && readFileSync(file).includes(text)
    })
  const aged = (file: string, days: number) => {
    writeFileSync(file, 'x')
    const then = new Date(now.getTime() - days * day)
    utimesSync(file, then, then)
    return file
  }

  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
    mail = join(office.folder, 'mail')
    mkdirSync(mail, { recursive: true })
  })
  beforeEach(sendAll)
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it('goes with them: the letters, and every byte of the database', async () => {
    await writes('awa.kabore@exemple.bf')
    await writes('autre@exemple.bf')
    await sendAll()
    expect(letters('awa.kabore@exemple.bf')).toHaveLength(5)
    expect(holds('awa.kabore@exemple.bf')).toBe(true)

    expect((await erase('awa.kabore@exemple.bf')).status).toBe(200)
    await expect.poll(() => letters('awa.kabore')).toEqual([])
    expect(letters('autre@exemple.bf')).toHaveLength(5)
    expect(holds('awa.kabore')).toBe(false)
  })

  it('goes before a letter has left, too: nothing is sent any more', async () => {
    await writes('issa@exemple.bf')
    expect((await office.payload.count({ collection: jobs })).totalDocs).toBe(5)
    await erase('issa@exemple.bf')
    expect((await office.payload.count({ collection: jobs })).totalDocs).toBe(0)
  })

  it('goes with a single message: the letters that repeat its words', async () => {
    await writes('fanta@exemple.bf')
    await sendAll()
    const { docs } = await office.payload.find({
      collection: 'contacts',
      where: { email: { equals: 'fanta@exemple.bf' } },
    })
    expect(letters('Message de fanta')).not.toEqual([])
    await call('administrator', 'DELETE', `contacts/${docs[0]?.id}`)
    await expect.poll(() => letters('Message de fanta')).toEqual([])
    expect(letters('Devis de fanta')).not.toEqual([])
  })

  it('stays whole where the deletion is undone', async () => {
    await writes('bila@exemple.bf')
    await sendAll()
    const req = await createLocalReq({}, office.payload)
    const where = { email: { equals: 'bila@exemple.bf' } }
    const undone = withinTransaction(req, async () => {
      await office.payload.delete({ collection: 'devis', where, req })
      throw new Error('the disk is full')
    })
    await expect(undone).rejects.toThrow('the disk is full')
    expect(letters('bila@exemple.bf')).toHaveLength(5)
  })

  it('is swept at night where a crash left it: letters that no e-mail names', async () => {
    const left = aged(join(mail, '2026-11-20-perdue.eml'), 1)
    const half = aged(join(mail, '2026-11-20-coupee.eml.part'), 1)
    const fresh = aged(join(mail, '2026-11-22-en-cours.eml'), 0)
    const before = readdirSync(mail).length
    await sweepFiles(office.payload, now)
    expect([left, half, fresh].map((file) => existsSync(file))).toEqual([false, false, true])
    expect(readdirSync(mail)).toHaveLength(before - 2)
  })

  it('has an end in the copies of the database, and is said until then', async () => {
    const old = aged(join(office.folder, 'sira.sqlite.before-2026_old'), 8)
    const recent = aged(join(office.folder, 'sira.sqlite.before-2026_new'), 6)
    await sweepFiles(office.payload, now)
    expect([old, recent].map((file) => existsSync(file))).toEqual([false, true])

    const found = await call('administrator', 'GET', 'erasures/person?who=awa@exemple.bf')
    const { copiesUntil } = await found.json()
    expect(Date.parse(copiesUntil) - now.getTime()).toBeCloseTo(day, -4)
  })

  it('has an end in what was there before a restoration, though no night makes backups', async () => {
    const [old, recent] = [8, 4].map((days) => {
      const folder = join(office.folder, `avant-restauration-${days}`)
      mkdirSync(folder)
      const then = new Date(now.getTime() - days * day)
      utimesSync(folder, then, then)
      return folder
    })
    await sweepFiles(office.payload, now)
    expect([old, recent].map((folder) => existsSync(String(folder)))).toEqual([false, true])

    const found = await call('administrator', 'GET', 'erasures/person?who=awa@exemple.bf')
    const { copiesUntil } = await found.json()
    expect(Date.parse(copiesUntil) - now.getTime()).toBeCloseTo(3 * day, -4)
  })
})
