import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseExpired } from '../../src/inbox/eraseExpired.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const password = 'Un-mot-de-passe-7'
const roles = ['administrator', 'agent', 'editor'] as const

describe('the inbox and who works in it (issue 4)', () => {
  let office: OpenPayload
  const tokens: Record<string, string> = {}
  const call = (role: string | null, method: string, path: string, body?: unknown) =>
    office.call(method, path, role === null ? null : tokens[role], body)
  const receive = (data: { email?: string; nom?: string; message?: string } = {}) =>
    office.payload.create({
      collection: 'devis',
      data: { nom: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour', ...data },
    })
  const read = (id: number) => office.payload.findByID({ collection: 'devis', id, depth: 0 })

  beforeAll(async () => {
    office = await openPayload()
    for (const role of roles) {
      const email = `${role}@sira.example`
      const data = { email, password, role, nom: role === 'agent' ? 'Fatou' : null }
      await office.payload.create({ collection: 'users', data })
      tokens[role] = await office.signIn(email, password)
    }
  })
  afterAll(() => office.close())

  it('notes who changed what, and signs notes with who wrote them', async () => {
    const { id } = await receive()
    const notes = [{ text: 'Rappelé.', author: 'Quelqu’un d’autre', at: '2001-01-01' }]
    const changed = await call('agent', 'PATCH', `devis/${id}`, {
      state: 'in_progress',
      assignee: 2,
      notes,
      message: 'Falsifié',
      history: [],
    })
    expect(changed.status).toBe(200)
    const record = await read(id)
    expect(record.message).toBe('Bonjour')
    expect(record.notes?.[0]).toMatchObject({ text: 'Rappelé.', author: 'Fatou' })
    expect(record.notes?.[0]?.at).not.toContain('2001')
    const lines = record.history as { what: string; by: string }[]
    expect(lines.map(({ what }) => what)).toEqual([
      'État : En cours',
      'Suivi par : Fatou',
      'Note ajoutée',
      'Reçu',
    ])
    expect(lines[0]?.by).toBe('Fatou')
  })

  it('shows agents their colleagues of the inbox, and editors nothing of it', async () => {
    const seen = await (await call('agent', 'GET', 'users?depth=0')).json()
    const emails = seen.docs.map(({ email }: { email: string }) => email)
    expect(emails.sort()).toEqual(['administrator@sira.example', 'agent@sira.example'])
    for (const path of ['devis', 'emails', 'letters', 'erasures', 'devis/export?format=csv']) {
      for (const role of ['editor', null]) {
        expect((await call(role, 'GET', path)).status, `${role} ${path}`).toBe(403)
      }
    }
    expect((await call('agent', 'GET', 'globals/reception')).status).toBe(403)
  })

  it('answers by e-mail: to the visitor, in the history, and marked as answered', async () => {
    const { id } = await receive({ email: 'reponse@exemple.bf' })
    const path = `devis/${id}/answer`
    expect((await call('editor', 'POST', path, { subject: 'x', text: 'y' })).status).toBe(403)
    const empty = await call('agent', 'POST', path, { subject: 'x', text: ' ' })
    expect(empty.status).toBe(400)
    expect((await empty.json()).errors[0].message).toBe('Écrivez la réponse.')

    const answer = { subject: 'Votre demande', text: 'Bonjour,\n\nvoici notre offre.' }
    expect((await call('agent', 'POST', path, answer)).status).toBe(200)
    const record = await read(id)
    expect(record.state).toBe('answered')
    expect(JSON.stringify(record.history)).toContain('Réponse envoyée : Votre demande')
    const { docs } = await office.payload.find({
      collection: 'emails',
      where: { kind: { equals: 'answer' } },
    })
    expect(docs[0]).toMatchObject({
      to: 'reponse@exemple.bf',
      replyTo: 'contact@sira.example',
      state: 'waiting',
      text: expect.stringContaining('> Bonjour'),
    })
  })

  it('is exported as the list shows it, harmless in a spreadsheet', async () => {
    await receive({ nom: '=1+1', email: 'formule@exemple.bf', message: '@SUM(A1)\nà la « ligne »' })
    const where = 'where[email][equals]=formule@exemple.bf'
    const csv = await call('agent', 'GET', `devis/export?format=csv&${where}`)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer())
    expect(text.startsWith('\ufeff"Nom";"E-mail";"Téléphone";')).toBe(true)
    expect(text).toContain(`"'=1+1";"formule@exemple.bf";`)
    expect(text).toContain(`"'@SUM(A1)\nà la « ligne »"`)
    expect(text.trim().split('\r\n')).toHaveLength(2)

    const xlsx = await call('agent', 'GET', `devis/export?format=xlsx&${where}`)
    const bytes = Buffer.from(await xlsx.arrayBuffer())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(xlsx.headers.get('content-disposition')).toMatch(/devis-\d{4}-\d\d-\d\d\.xlsx/)
    expect((await call('agent', 'GET', 'devis/export?format=exe')).status).toBe(400)
  })

  it('finds, hands over and erases what is kept of a person, and leaves a trace', async () => {
    await receive({ email: 'Moi@Exemple.bf' })
    await receive({ email: 'xmoi@exemple.bf' })
    const email = 'moi@exemple.bf'
    const query = `erasures/person?email=${email}`
    expect((await call('agent', 'GET', query)).status).toBe(403)
    expect((await (await call('administrator', 'GET', query)).json()).counts).toEqual({
      ...{ devis: 1, contacts: 0, newsletters: 0, emails: 2 },
    })
    const file = await call('administrator', 'GET', `erasures/person/export?email=${email}`)
    expect(await file.text()).toContain('Moi@Exemple.bf')

    const erase = { email }
    expect((await call('agent', 'POST', 'erasures/person/erase', erase)).status).toBe(403)
    expect((await call('administrator', 'POST', 'erasures/person/erase', erase)).status).toBe(200)
    const after = await (await call('administrator', 'GET', query)).json()
    expect(Object.values(after.counts)).toEqual([0, 0, 0, 0])
    expect(after.erasedAt).toMatch(/^20/)
    expect(
      await office.payload.count({
        collection: 'devis',
        where: { email: { equals: 'xmoi@exemple.bf' } },
      }),
    ).toEqual({ totalDocs: 1 })
    const { docs } = await office.payload.find({ collection: 'erasures' })
    expect(docs[0]).toMatchObject({ by: 'administrator@sira.example' })
    expect(JSON.stringify(docs)).not.toContain('moi@')
  })

  it('forgets what is older than the settings allow', async () => {
    const { payload } = office
    await payload.updateGlobal({ slug: 'reception', data: { retentionMonths: 3 } })
    const aged = async (data: object, createdAt: string) =>
      (
        await payload.create({
          collection: 'devis',
          data: { email: 'age@exemple.bf', ...data, createdAt },
        })
      ).id
    const old = await aged({}, '2026-02-27T00:00:00.000Z')
    const young = await aged({}, '2026-03-01T00:00:00.000Z')
    const unwanted = await aged({ state: 'unwanted' }, '2026-04-29T00:00:00.000Z')
    const reader = (email: string, data: object) =>
      payload.create({ collection: 'newsletters', data: { email, ...data } })
    await reader('fidele@exemple.bf', { subscription: 'confirmed', askedAt: '2020-01-01' })
    await reader('oubli@exemple.bf', { subscription: 'pending', askedAt: '2026-04-01' })
    await reader('partie@exemple.bf', {
      subscription: 'unsubscribed',
      unsubscribedAt: '2026-02-01',
    })

    // Three months before 31 May there is no 31 February.
    await eraseExpired(payload, new Date('2026-05-31T12:00:00Z'))
    const left = await payload.find({
      collection: 'devis',
      where: { email: { equals: 'age@exemple.bf' } },
    })
    const ids = left.docs.map(({ id }) => id)
    expect(ids).toContain(young)
    expect(ids).not.toContain(old)
    expect(ids).not.toContain(unwanted)
    const readers = await payload.find({ collection: 'newsletters' })
    expect(readers.docs.map(({ email }) => email)).toEqual(['fidele@exemple.bf'])
  })
})
