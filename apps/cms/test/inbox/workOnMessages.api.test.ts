import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact } from '../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { readableHistory } from '../support/readableHistory.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

type StaffRole = Parameters<StaffCall>[0]

const sent = {
  name: 'Awa',
  email: 'awa@exemple.bf',
  indicatif: '+226',
  phone: '70 12 34 56',
  subject: 'Autres',
  message: 'Bonjour',
}

describe('work on a message', () => {
  let office: OpenPayload
  let call: StaffCall
  const receive = async () =>
    (await office.payload.create({ collection: 'contacts', data: sent })).id
  const read = (id: number) =>
    office.payload.findByID({ collection: 'contacts', id, depth: 0 }) as Promise<Contact>
  const change = async (id: number, body: object, role: 'agent' | 'administrator' = 'agent') =>
    (await call(role, 'PATCH', `contacts/${id}`, body)).status
  const historyOf = async (id: number) =>
    readableHistory((await read(id)).history).map(({ by, what }) => `${by} — ${what}`)

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('leaves a line for each change, the latest first, with who made it', async () => {
    const id = await receive()
    await change(id, { state: 'in_progress' })
    await change(id, { state: 'closed', assignee: 1 }, 'administrator')
    await change(id, { assignee: null })
    expect(await historyOf(id)).toEqual([
      'Fatou — Suivi par\u00a0: personne',
      'Issa — Suivi par\u00a0: Issa',
      'Issa — État\u00a0: Clos',
      'Fatou — État\u00a0: En cours',
      'Le site — Reçu',
    ])
  })

  it('leaves no line where nothing changed', async () => {
    const id = await receive()
    await change(id, { state: 'new', assignee: null, notes: [] })
    expect(await historyOf(id)).toEqual(['Le site — Reçu'])
  })

  it('changes none of the words of the visitor, nor what only the program notes', async () => {
    const id = await receive()
    const before = await read(id)
    const forged = {
      ...Object.fromEntries(Object.keys(sent).map((name) => [name, 'Falsifié'])),
      email: 'autre@exemple.bf',
      history: [],
      suspicion: 'Falsifié',
      locale: 'ar',
      idempotencyKey: 'falsifiee',
    }
    for (const role of ['agent', 'administrator'] as const) {
      expect(await change(id, forged, role)).toBe(200)
    }
    expect({ ...(await read(id)), updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
  })

  it('signs a note with its author, who stays the same when others add theirs', async () => {
    const id = await receive()
    await change(id, { notes: [{ text: 'Rappelée.', author: 'Issa', at: '2001-01-01' }] })
    const [first] = (await read(id)).notes ?? []
    const second = { text: 'Devis envoyé.', author: 'Fatou' }
    await change(id, { notes: [{ ...first, author: 'Issa' }, second] }, 'administrator')
    const notes = (await read(id)).notes ?? []
    expect(notes.map(({ text, author }) => [text, author])).toEqual([
      ['Rappelée.', 'Fatou'],
      ['Devis envoyé.', 'Issa'],
    ])
    expect(notes[0]?.at).toBe(first?.at)
  })

  it('shows in the history that a note was changed or taken away', async () => {
    const id = await receive()
    await change(id, { notes: [{ text: 'Rappelée.' }] })
    const [note] = (await read(id)).notes ?? []
    await change(id, { notes: [{ ...note, text: 'Jamais rappelée.' }] }, 'administrator')
    await change(id, { notes: [] }, 'administrator')
    expect(await historyOf(id)).toEqual([
      'Issa — Note supprimée',
      'Issa — Note modifiée',
      'Fatou — Note ajoutée',
      'Le site — Reçu',
    ])
  })

  describe('of which the visitor is told', () => {
    let api: FormApi
    beforeAll(async () => {
      api = await openFormApi(office.payload)
    })
    afterAll(() => api.close())

    const tell = (id: number, body: object, role: StaffRole = 'agent', kind = 'contacts') =>
      call(role, 'POST', `${kind}/${id}/mot`, body)
    async function receiveForm(kind: 'contacts' | 'devis', phone: string | null = '+22670123456') {
      const { name, subject, phone: _typed, ...both } = sent
      const own = kind === 'devis' ? { nom: name, service: subject } : { name, subject }
      const answer = await api.send(kind, { ...both, ...own, ...(phone === null ? {} : { phone }) })
      return { id: answer.json().data.id, reference: String(answer.headers['x-reference']) }
    }
    async function follow(reference: string) {
      const answer = await api.send('suivi', { reference, phone: '70 12 34 56' })
      return answer.json().data.attributes
    }

    it.each(['contacts', 'devis'] as const)('in words of their own: %s', async (kind) => {
      const { id, reference } = await receiveForm(kind)
      await call('agent', 'PATCH', `${kind}/${id}`, { notes: [{ text: 'Cliente pressée.' }] })
      const told = { message: ' Nous vous rappelons\ndemain. ', vers: 'in_progress' }
      expect((await tell(id, told, 'agent', kind)).status).toBe(200)
      const file = await follow(reference)
      expect(file).toMatchObject({
        etat: 'En cours de traitement',
        etapes: [
          {},
          { titre: 'En cours de traitement', message: null },
          { titre: 'Un mot de notre équipe', message: 'Nous vous rappelons\ndemain.' },
        ],
      })
      expect(JSON.stringify(file)).not.toMatch(/pressée|Fatou/)
    })

    it('is not told twice where somebody taps twice', async () => {
      const { id, reference } = await receiveForm('contacts')
      for (let taps = 0; taps < 2; taps += 1) await tell(id, { message: 'À demain.' })
      expect((await follow(reference)).etapes).toHaveLength(2)
      expect(await historyOf(id)).toEqual([
        'Fatou — Mot au visiteur',
        'Fatou — Suivi par : Fatou',
        'Le site — Reçu',
      ])
    })

    it('is refused where nobody could read it, or there is nothing to read', async () => {
      const { id } = await receiveForm('contacts', null)
      const refused = await tell(id, { message: 'À demain.' })
      expect(refused.status).toBe(409)
      expect((await refused.json()).errors[0].message).toContain('Répondre')
      const other = await receiveForm('contacts')
      for (const body of [{}, { message: ' ' }, { message: 'a'.repeat(501) }]) {
        expect((await tell(other.id, body)).status).toBe(400)
      }
      expect((await tell(other.id, { message: 'À demain.' }, 'editor')).status).toBe(403)
      expect((await tell(99_999, { message: 'À demain.' })).status).toBe(404)
    })
  })

  it('is handed to administrators and agents, not to editors', async () => {
    const id = await receive()
    expect(await change(id, { assignee: 1 })).toBe(200)
    expect(await change(id, { assignee: 3 })).toBe(400)
    expect((await read(id)).assignee).toBe(1)
  })

  it('shows agents their colleagues of the inbox alone', async () => {
    const seen = await (await call('agent', 'GET', 'users?depth=0')).json()
    const roles = seen.docs.map(({ role }: { role: string }) => role)
    expect(roles.toSorted()).toEqual(['administrator', 'agent'])
    expect((await call('agent', 'GET', 'globals/reception')).status).toBe(403)
  })

  it('does not include making or deleting one, and the key of its sending stays unread', async () => {
    const id = await receive()
    expect((await call('agent', 'POST', 'contacts', sent)).status).toBe(403)
    expect((await call('agent', 'DELETE', `contacts/${id}`)).status).toBe(403)
    expect((await call('administrator', 'POST', 'contacts', sent)).status).toBe(403)
    const seen = await (await call('administrator', 'GET', `contacts/${id}`)).json()
    expect(seen).toMatchObject({ id, name: 'Awa' })
    expect(seen).not.toHaveProperty('idempotencyKey')
  })

  it.each([
    ...['devis', 'contacts', 'newsletters'].flatMap((inbox) => [inbox, `${inbox}/export`]),
    ...['emails', 'erasures', 'erasures/person?who=awa@exemple.bf'],
    ...['contacts/count', 'devis/1', 'globals/reception', 'payload-jobs'],
  ])('is closed to editors and strangers: %s', async (path) => {
    for (const role of ['editor', null] as const) {
      const answer = await call(role, 'GET', path)
      expect(answer.status, String(role)).toBe(403)
      expect(await answer.text()).not.toContain('Awa')
    }
  })
})
