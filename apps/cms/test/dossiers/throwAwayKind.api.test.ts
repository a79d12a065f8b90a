import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createLocalReq, type PayloadRequest, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxState } from '../../src/admin/dashboard/state/inboxState.ts'
import { staffDay } from '../../src/admin/day/staffDay.ts'
import { shownKinds } from '../../src/admin/dossiers/shownKinds.ts'
import { clientCard } from '../../src/clients/clientCard.ts'
import { closeDatabase } from '../../src/database/closeDatabase.ts'
import { boardColumns } from '../../src/dossiers/board/boardColumns.ts'
import { inboxPage } from '../../src/dossiers/board/inboxPage.ts'
import { workKind } from '../../src/dossiers/board/workKinds.ts'
import type { KeptKind } from '../../src/dossiers/keptKind.ts'
import { keptKind } from '../../src/dossiers/keptKinds.ts'
import type { Machine } from '../../src/dossiers/moves/machine.ts'
import { eraseExpired } from '../../src/dossiers/retention/eraseExpired.ts'
import { warnBeforeErasure } from '../../src/dossiers/retention/warnings/warnBeforeErasure.ts'
import { sqliteName } from '../../src/environment/dataFolder.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const dayMs = 24 * 60 * 60_000
const slug = 'operateurs'
const phone = '+22670123456'
const reference = 'MS-2026-7KQ4P9X'
const secret = 'a-note-of-our-own'

/** Complaints, kept where the accounts of operators are; nothing knows them but this descriptor. */
const complaints: KeptKind = {
  searched: ['nom'],
  waiting: { ussd: { equals: 'reçue' } },
  waitingWords: { one: 'réclamation à examiner', several: 'réclamations à examiner' },
  waitingNote: 'à examiner',
  day: { since: 'createdAt', hours: 8 },
  assigned: false,
  board: { about: ['code'] },
  replyWords: null,
  expired: ({ old }) => ({ ussd: { equals: 'reçue' }, createdAt: { less_than: old } }),
  personal: {
    label: 'Réclamations',
    fields: ['compte'],
    phone: { field: 'numero', asTyped: false },
    name: 'nom',
  },
  followed: {
    nature: 'message',
    async find(pair, _locale, payload) {
      const where = { code: { equals: pair.reference }, numero: { equals: pair.phone } }
      const { totalDocs } = await payload.count({ collection: slug, where })
      return totalDocs === 0
        ? undefined
        : { reference, nature: 'message', etat: 'reçue', etapes: [] }
    },
  },
  secret: ['releve'],
}

/** Its states stand where the codes of operators are. */
const complaintMachine: Machine<{ id: number }, string> = {
  collection: slug,
  field: 'ussd' as 'etat',
  names: { reçue: 'Reçue', examinée: 'Examinée', close: 'Close' },
  moves: [
    { from: 'reçue', to: 'examinée', by: ['personnel'] },
    { from: 'examinée', to: 'close', by: ['personnel'] },
  ],
  title: ({ id }) => `La réclamation ${id}`,
  savedByStaff: true,
}

describe('A kind of dossier that a descriptor alone tells of', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall
  let agent: PayloadRequest

  const complain = (more: object = {}) => {
    const sent = { nom: 'Awa Sow', code: reference, compte: '', numero: phone, ussd: 'reçue' }
    return office.payload.db.create({
      collection: slug,
      data: { ...sent, releve: secret, ...more },
    })
  }
  const left = async () =>
    (await office.payload.count({ collection: slug, where: { ussd: { equals: 'reçue' } } }))
      .totalDocs

  beforeAll(async () => {
    office = await openWithComplaints()
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
    const where = { email: { equals: 'agent@sira.example' } }
    const [user] = (await office.payload.find({ collection: 'users', where, depth: 0 })).docs
    if (!user) throw new Error('Nobody is agent.')
    agent = await createLocalReq({ user: { ...user, collection: 'users' } }, office.payload)
    await complain()
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it('is followed by its reference', async () => {
    const found = await api.send('suivi', { reference, phone })
    expect(found.json().data.attributes).toMatchObject({ reference, etat: 'reçue' })
    const other = await api.send('suivi', { reference, phone: '+22670999999' })
    expect(other.statusCode).toBe(404)
  })

  it('stands in the day of staff, late once the company was open for longer than its hours', async () => {
    const files = (day: Awaited<ReturnType<typeof staffDay>>, urgency: 'new' | 'late') =>
      day[urgency].flatMap((part) => part.files.map(({ kind, title }) => `${kind}: ${title}`))
    const now = new Date()
    expect(files(await staffDay('all', now, agent), 'new')).toContain('Opérateurs: Awa Sow')
    expect(files(await staffDay('nobody', now, agent), 'new')).toContain('Opérateurs: Awa Sow')
    expect(files(await staffDay('mine', now, agent), 'new')).toEqual([])
    const later = await staffDay('all', new Date(now.getTime() + 7 * dayMs), agent)
    expect(files(later, 'late')).toContain('Opérateurs: Awa Sow')
    expect(files(later, 'new')).toEqual([])
  })

  it('is counted on the first screen, and stands on the card of its person', async () => {
    const { user } = agent
    if (!user) throw new Error('Nobody is signed in.')
    const counts = await inboxState(office.payload, user)
    expect(counts.find((one) => one.slug === slug)).toMatchObject({ waiting: 1 })
    const message = { name: 'Awa Sow', email: 'awa@exemple.bf', message: 'Oui', phone }
    const { id } = await office.payload.create({ collection: 'contacts', data: message })
    const card = await clientCard(keptKind('contacts', office.payload), id, agent)
    expect(card?.sections.map(({ label }) => label)).toContain('Réclamations')
  })

  it('stands in the inbox, on a board of its states, in the search, and in a file that the journal tells of', async () => {
    const kinds = await shownKinds(agent)
    const listed = kinds.filter((kind) => kind.slug === slug)
    const asked = { kinds, listed, whose: 'all', after: undefined } as const
    const { lines, counts } = await inboxPage(asked, agent)
    expect(lines).toMatchObject([{ title: 'Awa Sow', about: reference, state: 'Reçue' }])
    expect(counts.get(slug)).toBe(1)
    const columns = await boardColumns(workKind(slug, office.payload), 'all', agent)
    expect(columns.map(({ name, count }) => [name, count])).toEqual([
      ['Reçue', 1],
      ['Examinée', 0],
    ])
    expect(columns[0]?.offered).toEqual([{ to: 'examinée', name: 'Examinée', deed: null }])
    const search = await call('agent', 'POST', 'search', { question: 'Awa Sow' })
    expect(await search.text()).toContain(`/admin/collections/${slug}/`)
    const file = await call('agent', 'GET', `dossiers/export?genre=${slug}`)
    expect(await file.text()).toMatch(/Reçue.{1,3}Awa Sow.*70123456/)
    const where = { place: { equals: slug } }
    const { docs } = await office.payload.find({ collection: 'journal', where })
    expect(docs).toMatchObject([{ act: 'exported', what: 'Opérateurs' }])
    expect((await call('editor', 'GET', `dossiers/export?genre=${slug}`)).status).toBe(404)
  })

  it('is handed over to its person, without our own notes, and erased', async () => {
    const path = `erasures/person/export?who=${encodeURIComponent(phone)}`
    const file = await (await call('administrator', 'GET', path)).text()
    expect(JSON.parse(file)[slug]).toMatchObject([{ nom: 'Awa Sow', numero: phone }])
    expect(file).not.toContain(secret)
    await call('administrator', 'POST', 'erasures/person/erase', { who: phone })
    expect(await left()).toBe(0)
  })

  it('is erased by night, and not before it was announced twice', async () => {
    const compte = 'awa.plainte@exemple.bf'
    await complain({ compte, createdAt: '2020-05-01T12:00:00.000Z' })
    const start = Date.now()
    for (const [number, kept, letters] of [
      [0, 1, 1],
      [23, 1, 2],
      [29, 1, 2],
      [30, 0, 2],
    ] as const) {
      const now = new Date(start + number * dayMs)
      await warnBeforeErasure(office.payload, now)
      await eraseExpired(office.payload, now)
      const where = { kind: { equals: 'warning' }, to: { equals: compte } } as const
      const { totalDocs } = await office.payload.count({ collection: 'emails', where })
      expect([await left(), totalDocs], String(number)).toEqual([kept, letters])
    }
  })
})

/** The back office on a database that was migrated before it knew of them. */
async function openWithComplaints(): Promise<OpenPayload> {
  const { payload, config, folder } = await openPayload()
  await payload.destroy()
  await closeDatabase(payload)
  // Letters are about the kinds that there were.
  const database = new DatabaseSync(join(folder, sqliteName))
  database.exec(
    `alter table emails_rels add ${slug}_id integer references ${slug}(id) on delete cascade`,
  )
  database.close()
  const emails = config.collections.find((one) => one.slug === 'emails')
  const about = emails?.flattenedFields.find(({ name }) => name === 'about')
  if (about?.type === 'relationship' && Array.isArray(about.relationTo)) about.relationTo.push(slug)
  // It takes the references of messages, which only one kind may have.
  replaceKind(config, 'contacts', (kind) => ({ ...kind, followed: null }))
  replaceKind(config, slug, () => complaints)
  const operators = config.collections.find((one) => one.slug === slug)
  if (operators) operators.custom = { ...operators.custom, machine: complaintMachine }
  const opened = await openPayload({ settings: { DATA_DIR: folder } })
  return {
    ...opened,
    async close() {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function replaceKind(
  { collections }: SanitizedConfig,
  name: string,
  by: (kind: KeptKind) => KeptKind,
): void {
  const found = collections.find((one) => one.slug === name)
  if (found === undefined) throw new Error(`No ${name}`)
  found.custom = { ...found.custom, kind: by(found.custom?.kind as KeptKind) }
}
