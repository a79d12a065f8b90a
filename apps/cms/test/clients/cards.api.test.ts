import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { clientCard } from '../../src/clients/clientCard.ts'
import type { FoundClient } from '../../src/clients/gatherClients.ts'
import { keptKind } from '../../src/dossiers/keptKinds.ts'
import { fillTariffs } from '../../src/orders/tariffs/fillTariffs.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const order = {
  nom: 'Awa Sow',
  phone: '70 12 34 56',
  mode: 'especes_agence',
  lignes: [{ nature: 'formule', code: 'mensuel' }],
}

describe('a client, found and opened', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall

  const search = async (question: string, role: Role = 'administrator') => {
    const answer = await call(role, 'POST', 'clients/search', { question })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { clients: FoundClient[] }).clients
  }
  const idOf = async (collection: 'devis' | 'contacts' | 'commandes', email: string) => {
    const where = { email: { equals: email } }
    const { docs } = await office.payload.find({ collection, where, limit: 1, depth: 0 })
    return docs[0]?.id ?? 0
  }
  const card = async (role: Role, kind: 'devis' | 'contacts' | 'commandes', email: string) => {
    const where = { email: { equals: `${role}@sira.example` } }
    const { docs } = await office.payload.find({ collection: 'users', where, depth: 0 })
    const [user] = docs
    if (user === undefined) throw new Error(`Nobody is ${role}.`)
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, office.payload)
    return clientCard(keptKind(kind, office.payload), await idOf(kind, email), req)
  }
  const counts = (found: Awaited<ReturnType<typeof card>>) =>
    Object.fromEntries(found?.sections.map(({ kind, entries }) => [kind, entries.length]) ?? [])

  const send = async (path: string, data: object) => {
    expect((await api.send(path, data)).statusCode).toBe(200)
  }

  beforeAll(async () => {
    office = await openPayload()
    await fillTariffs(office.payload)
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
    const awa = { email: 'Awa@exemple.bf', phone: '+22670123456' }
    await send('devis', {
      nom: 'Awa Sow',
      ...awa,
      service: 'Formation professionnelle',
      message: 'Bonjour',
    })
    await send('commandes', { ...order, email: 'awa.sow@exemple.bf' })
    await send('newsletters', { email: 'awa.sow@exemple.bf' })
    // A number as forms kept it once, as it was typed.
    await office.payload.create({
      collection: 'contacts',
      data: { name: 'Awa', email: 'boutique@exemple.bf', phone: '70-12-34-56', message: 'Allô' },
    })
    await send('devis', { nom: 'Éloïse Ba', email: 'eloise@exemple.bf', message: 'Awa Sow' })
    await send('contacts', { name: 'Xawa', email: 'xawa@exemple.bf', message: 'Rien' })
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it.each(['70 12 34 56', '+22670123456', '70123456', 'awa@exemple.bf', 'AWA sow', '70 12 34'])(
    'is one person, found by %s',
    async (question) => {
      const found = await search(question)
      expect(found).toHaveLength(1)
      expect(found[0]?.names).toContain('Awa Sow')
      expect(found[0]?.phones).toEqual(['+22670123456'])
    },
  )

  it('is found without accents, and by a name, not by a word of a message', async () => {
    expect((await search('eloise')).map(({ names }) => names)).toEqual([['Éloïse Ba']])
    expect(await search('bonjour')).toEqual([])
    expect(await search('personne')).toEqual([])
  })

  it('has everything that stands under its number and its addresses, and nobody else’s', async () => {
    const found = await card('agent', 'devis', 'Awa@exemple.bf')
    expect(found).toMatchObject({
      names: ['Awa', 'Awa Sow'],
      phones: ['+22670123456'],
      emails: expect.arrayContaining([
        'awa@exemple.bf',
        'awa.sow@exemple.bf',
        'boutique@exemple.bf',
      ]),
    })
    // The acknowledgements of the request, the message, the order; the confirmation to subscribe.
    expect(counts(found)).toEqual({
      devis: 1,
      contacts: 1,
      newsletters: 1,
      commandes: 1,
      emails: 4,
    })
    expect(JSON.stringify(found)).not.toMatch(/xawa|eloise/)
    const [bought] = found?.sections.find(({ kind }) => kind === 'commandes')?.entries ?? []
    expect(bought).toMatchObject({ state: 'En attente', note: '9\u00a0900\u00a0FCFA' })
    expect(bought?.money).toMatchObject([{ state: 'En attente' }])
  })

  it('shows the till orders and money, and no message', async () => {
    const found = await card('cashier', 'commandes', 'awa.sow@exemple.bf')
    expect(counts(found)).toEqual({ commandes: 1 })
    expect(found?.emails).toEqual(['awa.sow@exemple.bf'])
    expect(await card('cashier', 'devis', 'Awa@exemple.bf')).toBeUndefined()
    expect(await search('eloise', 'cashier')).toEqual([])
    expect(await search('awa@exemple.bf', 'cashier')).toEqual([])
  })

  it.each(['editor', null] as const)('is nothing for %s to ask about', async (role) => {
    expect((await call(role, 'POST', 'clients/search', { question: 'awa' })).status).toBe(403)
  })

  it('shows an editor no card, and an agent nothing that was thrown away', async () => {
    expect(await card('editor', 'devis', 'Awa@exemple.bf')).toBeUndefined()
    await office.payload.update({
      collection: 'contacts',
      id: await idOf('contacts', 'boutique@exemple.bf'),
      data: { deletedAt: new Date().toISOString() },
    })
    expect(counts(await card('agent', 'devis', 'Awa@exemple.bf')).contacts).toBeUndefined()
  })

  it('refuses what is no question', async () => {
    for (const question of [7, undefined, { like: 'a' }, 'a'.repeat(201)]) {
      const answer = await call('agent', 'POST', 'clients/search', { question })
      expect(answer.status).toBe(400)
    }
  })
})
