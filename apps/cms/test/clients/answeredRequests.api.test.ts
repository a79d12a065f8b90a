import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkState } from '../../src/messages/facts/workStates.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { readableHistory } from '../support/readableHistory.ts'

const year = new Date().getUTCFullYear()
const asked = { nom: 'Awa Sow', email: 'awa@exemple.bf', service: 'Autres', message: 'Bonjour' }

describe('a request that an estimate answers', () => {
  let office: OpenPayload
  let call: StaffCall

  const receive = async (more: object = {}) =>
    (await office.payload.create({ collection: 'devis', data: { ...asked, ...more } })).id
  const read = (id: number) => office.payload.findByID({ collection: 'devis', id, depth: 0 })
  const historyOf = async (id: number) => readableHistory((await read(id)).history)
  const linesOf = async (id: number) =>
    (await historyOf(id)).map(({ by, what }) => `${by} — ${what}`)
  const post = (path: string, body: object = {}) => call('agent', 'POST', path, body)
  const begin = async (demande: number, more: object = {}) =>
    (await post('estimations/begin', { demande, ...more })).json()
  const send = (id: number, par = 'main') => post(`estimations/${id}/send`, { par })
  async function priced(demande: number, more: object = {}): Promise<number> {
    const { id } = await begin(demande, more)
    const lignes = [{ designation: 'Formation', quantite: 1, prix: 150_000 }]
    expect((await call('agent', 'PATCH', `estimations/${id}`, { lignes })).status).toBe(200)
    return id
  }
  async function sent(demande: number, more: object = {}) {
    const id = await priced(demande, more)
    expect((await send(id)).status).toBe(200)
    const { numero } = await office.payload.findByID({ collection: 'estimations', id, depth: 0 })
    return { id, numero }
  }

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('is answered as by a letter, and says by which estimate', async () => {
    const request = await receive({ repliedAt: new Date().toISOString() })
    const { id, numero } = await sent(request)
    expect(numero).toBe(`D${year}-0001`)
    // The agent is the second who was hired.
    expect(await read(request)).toMatchObject({ state: 'answered', assignee: 2, repliedAt: null })
    expect(await linesOf(request)).toEqual([
      'Fatou — Montant estimé\u00a0: 150\u00a0000\u00a0FCFA',
      'Fatou — Suivi par\u00a0: Fatou',
      'Fatou — État\u00a0: Répondu',
      `Fatou — Devis envoyé\u00a0: ${numero}`,
      'Le site — Reçu',
    ])
    expect((await historyOf(request))[3]?.estimation).toBe(id)
  })

  it('is not answered by a letter that no mail server takes, which is said', async () => {
    const request = await receive()
    const id = await priced(request)
    const { message, parti } = await (await send(id, 'email')).json()
    expect([parti, message]).toEqual([
      false,
      expect.stringMatching(/pas encore de serveur d’envoi/),
    ])
    expect((await read(request)).state).toBe('in_progress')
    expect(await linesOf(request)).toContainEqual(
      expect.stringMatching(/Devis écrit dans un fichier/),
    )
  })

  it('keeps the reply that came while the prices were written', async () => {
    const request = await receive()
    const id = await priced(request)
    const data = { repliedAt: new Date().toISOString(), state: 'in_progress' } as const
    await office.payload.update({ collection: 'devis', id: request, data })
    expect((await send(id)).status).toBe(200)
    expect(await read(request)).toMatchObject(data)
    expect(await linesOf(request)).toContainEqual(expect.stringMatching(/Devis envoyé.: D\d+-\d+$/))
  })

  it('is answered though whoever follows it is no agent any more', async () => {
    const email = 'ancienne@sira.example'
    const person = { email, password: 'Un-mot-de-passe-7', nom: 'Salif', role: 'agent' } as const
    const { id: assignee } = await office.payload.create({ collection: 'users', data: person })
    const request = await receive({ assignee })
    await office.payload.update({ collection: 'users', id: assignee, data: { role: 'editor' } })
    await sent(request)
    expect(await read(request)).toMatchObject({ state: 'answered', assignee })
    const other = await receive()
    const given = await call('agent', 'PATCH', `devis/${other}`, { assignee })
    expect(given.status).toBe(400)
  })

  it('says so once, however often somebody taps', async () => {
    const request = await receive()
    const id = await priced(request)
    const answers = await Promise.all([send(id), send(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await send(id)).status).toBe(409)
    const lines = await linesOf(request)
    expect(lines.filter((line) => line.includes('envoyé'))).toHaveLength(1)
  })

  it('is taken from nobody', async () => {
    const request = await receive({ assignee: 1 })
    await sent(request)
    expect(await read(request)).toMatchObject({ state: 'answered', assignee: 1 })
  })

  it.each<WorkState>(['closed', 'unwanted'])('stays %s', async (state) => {
    const request = await receive({ state })
    const { numero } = await sent(request)
    expect((await read(request)).state).toBe(state)
    expect(await linesOf(request)).toContain(`Fatou — Devis envoyé\u00a0: ${numero}`)
  })

  it('waits as before where nothing could leave', async () => {
    const request = await receive()
    const { id } = await begin(request)
    expect((await send(id)).status).toBe(409)
    expect((await read(request)).state).toBe('new')
    expect(await linesOf(request)).toEqual(['Le site — Reçu'])
  })

  it('shows the estimates it has before another is begun', async () => {
    const request = await receive()
    const { id: draft } = await begin(request)
    const { already } = await begin(request)
    expect(already).toMatchObject([{ id: draft, etat: 'brouillon' }])
    const { id: left, numero } = await sent(request, { another: true })
    expect(await begin(request)).toMatchObject({
      already: [
        { id: left, etat: 'envoyé', numero, total: 150_000 },
        { id: draft, etat: 'brouillon' },
      ],
    })
    // Nobody else's.
    expect((await begin(await receive())).id).toBeGreaterThan(left)
  })

  it('is begun once by two colleagues at one moment', async () => {
    const request = await receive()
    const both = await Promise.all([begin(request), begin(request)])
    expect(both.filter(({ id }) => id !== undefined)).toHaveLength(1)
    expect(both.filter(({ already }) => already !== undefined)).toHaveLength(1)
  })

  it('may be gone: its estimate stays, and leaves all the same', async () => {
    const request = await receive()
    const id = await priced(request)
    await office.payload.delete({ collection: 'devis', id: request })
    expect((await send(id)).status).toBe(200)
    const binned = await receive()
    const other = await priced(binned)
    const data = { deletedAt: new Date().toISOString() }
    await office.payload.update({ collection: 'devis', id: binned, data })
    expect((await send(other)).status).toBe(200)
    const restored = { deletedAt: null }
    const asked = { collection: 'devis', id: binned, trash: true } as const
    await office.payload.update({ ...asked, data: restored })
    expect((await read(binned)).state).toBe('answered')
  })

  it('is named by the program alone', async () => {
    const request = await receive()
    const data = { nom: 'Awa', email: asked.email, demande: request }
    const made = await (await post('estimations', data)).json()
    expect(made.doc.demande ?? null).toBeNull()
    const id = await priced(request)
    await call('administrator', 'PATCH', `estimations/${id}`, { demande: null })
    await send(id)
    expect((await read(request)).state).toBe('answered')
  })
})
