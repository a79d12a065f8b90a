import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

const password = 'Un-mot-de-passe-7'
const people = {
  administrator: 'admin@sira.example',
  editor: 'editor@sira.example',
  agent: 'agent@sira.example',
} as const
type Person = keyof typeof people

describe('the people of the back office (issue 2, roles)', () => {
  let office: OpenPayload
  const tokens: Partial<Record<Person, string>> = {}
  const as = (person: Person | null) => (person === null ? null : (tokens[person] ?? ''))

  beforeAll(async () => {
    office = await openPayload()
    const { payload, signIn } = office
    await firstAdministrator(payload, { adminEmail: people.administrator, adminPassword: password })
    for (const role of ['editor', 'agent'] as const) {
      await payload.create({ collection: 'users', data: { email: people[role], password, role } })
    }
    await payload.create({ collection: 'newsletters', data: { email: 'lectrice@exemple.bf' } })
    await payload.create({ collection: 'devis', data: { email: 'client@exemple.bf' } })
    await payload.create({
      collection: 'blogs',
      data: { titre: 'Publié', contenu: 'Texte', _status: 'published' },
    })
    for (const person of Object.keys(people) as Person[]) {
      tokens[person] = await signIn(people[person], password)
    }
  })
  afterAll(() => office.close())

  it('makes the first administrator once', async () => {
    const again = { adminEmail: 'autre@sira.example', adminPassword: password }
    await firstAdministrator(office.payload, again)

    const { docs } = await office.payload.find({ collection: 'users', sort: 'id' })
    expect(docs.map(({ email }) => email)).toEqual(Object.values(people))
    expect(docs[0]?.role).toBe('administrator')
  })

  it.each([
    [null, 'blogs', 403],
    [null, 'media', 403],
    [null, 'newsletters', 403],
    [null, 'devis', 403],
    [null, 'users', 403],
    [null, 'globals/settings', 403],
    [null, 'blogs/versions', 403],
    ['agent', 'newsletters', 200],
    ['agent', 'devis', 200],
    ['agent', 'blogs', 403],
    ['agent', 'media', 200],
    ['agent', 'letters', 200],
    ['editor', 'blogs', 200],
    ['editor', 'media', 200],
    ['editor', 'letters', 200],
    ['editor', 'newsletters', 403],
    ['editor', 'devis', 403],
    ['administrator', 'blogs', 200],
    ['administrator', 'newsletters', 200],
    ['administrator', 'users', 200],
  ] as const)('%s reading %s gets %i', async (person, path, status) => {
    expect((await office.call('GET', path, as(person))).status).toBe(status)
  })

  it.each([
    [null, 'POST', 'blogs', { titre: 'X', contenu: 'X' }, 403],
    [null, 'POST', 'users', { email: 'a@b.bf', password, role: 'administrator' }, 403],
    [null, 'POST', 'users/first-register', { email: 'a@b.bf', password }, 403],
    [null, 'POST', 'newsletters', { email: 'a@b.bf' }, 403],
    ['agent', 'POST', 'blogs', { titre: 'X', contenu: 'X' }, 403],
    ['agent', 'PATCH', 'media/1', { caption: 'X' }, 403],
    ['agent', 'DELETE', 'devis/1', undefined, 403],
    ['editor', 'PATCH', 'devis/1', { state: 'closed' }, 403],
    ['agent', 'PATCH', 'devis/1', { state: 'in_progress' }, 200],
    ['editor', 'POST', 'tags', { nom: 'Emploi' }, 201],
    ['editor', 'POST', 'users', { email: 'a@b.bf', password, role: 'editor' }, 403],
    ['editor', 'POST', 'globals/settings', { brandName: 'X' }, 403],
    ['administrator', 'POST', 'globals/settings', { brandName: 'Sira' }, 200],
  ] as const)('%s %s %s: %o gets %i', async (person, method, path, body, status) => {
    expect((await office.call(method, path, as(person), body)).status).toBe(status)
  })

  it('lets everyone change their own password, but not their role', async () => {
    const { call, payload } = office
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: people.editor } },
    })
    const id = docs[0]?.id
    const body = {
      role: 'administrator',
      password: 'Un-autre-mot-de-passe',
      currentPassword: password,
    }

    expect((await call('PATCH', `users/${id}`, as('editor'), body)).status).toBe(200)

    expect((await payload.findByID({ collection: 'users', id: id ?? 0 })).role).toBe('editor')
    expect(await office.signIn(people.editor, 'Un-autre-mot-de-passe')).not.toBe('')
    expect((await call('PATCH', 'users/1', as('editor'), body)).status).toBe(403)
  })

  it('refuses a short password with a sentence', async () => {
    const body = { email: 'court@sira.example', password: 'court', role: 'agent' }
    const response = await office.call('POST', 'users', as('administrator'), body)

    expect(response.status).toBe(400)
    expect(await response.text()).toContain('au moins 10 caractères')
  })

  it('keeps the token in a cookie that scripts cannot read, and nowhere else', async () => {
    const credentials = { email: people.agent, password }
    const response = await office.call('POST', 'users/login', null, credentials)

    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
    expect(await response.json()).not.toHaveProperty('token')
  })
})
