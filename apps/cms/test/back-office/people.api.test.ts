import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExtraRole, Role } from '../../src/access/role.ts'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

const password = 'Un-mot-de-passe-7'
const people = {
  administrator: 'admin@sira.example',
  editor: 'editor@sira.example',
  agent: 'agent@sira.example',
  both: 'both@sira.example',
} as const
type Person = keyof typeof people

describe('the people of the back office', () => {
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
    await payload.create({
      collection: 'users',
      data: { email: people.both, password, role: 'editor', moreRoles: ['cashier'] },
    })
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
    ['both', 'blogs', 200],
    ['both', 'commandes', 200],
    ['both', 'devis', 403],
    ['both', 'newsletters', 403],
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

  it('shows somebody of two roles what one of them sees', () => {
    const hides = (slug: string, ...given: [Role, ...ExtraRole[]]) => {
      const [role, ...moreRoles] = given
      const found = office.config.collections.find((collection) => collection.slug === slug)
      const hidden = found?.admin.hidden
      return (
        typeof hidden === 'function' &&
        hidden({ user: { id: 1, collection: 'users', role, moreRoles } })
      )
    }
    expect(hides('letters', 'cashier')).toBe(true)
    expect(hides('letters', 'cashier', 'agent')).toBe(false)
    expect(hides('users', 'editor', 'agent', 'cashier')).toBe(true)
  })

  it('gives nobody the rights of an administrator beside another role', async () => {
    const given = { email: 'roi@sira.example', password, role: 'editor' }
    for (const moreRoles of [['administrator'], ['king']]) {
      const answer = await office.call('POST', 'users', as('administrator'), {
        ...given,
        moreRoles,
      })
      expect(answer.status).toBe(400)
    }
  })

  const both = async () => {
    const where = { email: { equals: people.both } }
    const [found] = (await office.payload.find({ collection: 'users', where })).docs
    if (found === undefined) throw new Error('Nobody has two roles.')
    return found
  }
  const give = async (data: object, by: Person = 'administrator') =>
    office.call('PATCH', `users/${(await both()).id}`, as(by), data)
  const reads = async (slug: string) => (await office.call('GET', slug, as('both'))).status

  it('lets nobody give himself a role, nor take one from himself', async () => {
    for (const moreRoles of [['agent'], []]) await give({ moreRoles }, 'both')
    expect((await both()).moreRoles).toEqual(['cashier'])
    expect((await give({ moreRoles: ['agent'] }, 'agent')).status).toBe(403)
  })

  it('counts another role from the next request on, for who is signed in already', async () => {
    expect(await reads('devis')).toBe(403)
    await give({ moreRoles: ['agent'] })
    expect([await reads('devis'), await reads('blogs')]).toEqual([200, 200])
    await give({ moreRoles: ['cashier'] })
    expect([await reads('devis'), await reads('commandes')]).toEqual([403, 200])
  })

  it('gives an agent the colleagues who answer too, by whichever role', async () => {
    const seen = async () => {
      const answer = await office.call('GET', 'users?sort=id', as('agent'))
      return (await answer.json()).docs.map(({ email }: { email: string }) => email)
    }
    const before = await seen()
    await give({ moreRoles: ['agent', 'cashier'] })
    expect(await seen()).toEqual([...before, people.both])
    await give({ moreRoles: ['cashier'] })
  })

  it('keeps no role twice, and none beside an administrator’s', async () => {
    await give({ moreRoles: ['editor', 'cashier'] })
    expect((await both()).moreRoles).toEqual(['cashier'])
    await give({ role: 'administrator' })
    await give({ role: 'editor' })
    expect((await both()).moreRoles).toEqual([])
    expect(await reads('commandes')).toBe(403)
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
