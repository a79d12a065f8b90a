import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillTariffs } from '../../src/orders/tariffs/fillTariffs.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const sold = [
  ['tarifs', 'prix', 'nom'],
  ['biblios', 'prix', 'auteur'],
  ['villes-livrees', 'frais', 'ville'],
] as const

describe('what an order costs', () => {
  let office: OpenPayload
  let staff: StaffCall

  beforeAll(async () => {
    office = await openPayload()
    staff = await hireStaff(office)
    await fillTariffs(office.payload)
    await office.payload.create({ collection: 'biblios', data: { titre: 'Kaya', prix: 3000 } })
    await office.payload.create({
      collection: 'villes-livrees',
      data: { ville: 'Kaya', frais: 1500 },
    })
  })
  afterAll(() => office.close())

  const first = async (payload: Payload, collection: (typeof sold)[number][0]) => {
    const { docs } = await payload.find({ collection, sort: 'id', limit: 1, depth: 0 })
    const [found] = docs
    if (found === undefined) throw new Error(`No ${collection}.`)
    return {
      ...found,
      id: found.id,
      price: Reflect.get(found, collection === 'villes-livrees' ? 'frais' : 'prix'),
    }
  }

  describe.each(sold)('of %s', (collection, field, text) => {
    it.each([0, 1, null, '0', -5])(
      'is not set to %s by anybody but an administrator',
      async (price) => {
        const before = await first(office.payload, collection)
        for (const role of ['editor', 'agent', 'cashier', null] as const) {
          const data = { [field]: price, [text]: 'Un autre nom' }
          const answer = await staff(role, 'PATCH', `${collection}/${before.id}`, data)
          expect(answer.status, String(role)).toBe(403)
        }
        expect(await first(office.payload, collection)).toEqual(before)
      },
    )

    it('is set by an administrator', async () => {
      const id = (await first(office.payload, collection)).id
      const answer = await staff('administrator', 'PATCH', `${collection}/${id}`, { [field]: 900 })
      expect(answer.status).toBe(200)
      expect(await first(office.payload, collection)).toHaveProperty(field, 900)
    })
  })

  it.each(['tarifs', 'biblios'] as const)(
    'is told to an editor who tries, who changes what stands beside it in %s',
    async (collection) => {
      const record = await first(office.payload, collection)
      const address = `${collection}/${record.id}`
      const refused = await staff('editor', 'PATCH', address, { prix: 0 })
      expect((await refused.json()).errors[0].message).toContain('seul un administrateur')
      // As the form sends it, with the price it read.
      const text = collection === 'tarifs' ? { nom: 'Autre nom' } : { titre: 'Autre titre' }
      const saved = await staff('editor', 'PATCH', address, { ...text, prix: record.price })
      expect(saved.status).toBe(200)
      expect(await first(office.payload, collection)).toMatchObject({ ...text, prix: record.price })
    },
  )

  it('is missing from a book that an editor adds, until an administrator says it', async () => {
    const priced = await staff('editor', 'POST', 'biblios', { titre: 'Offert', prix: 0 })
    expect(priced.status).toBe(403)
    const added = await staff('editor', 'POST', 'biblios', { titre: 'Nouveau' })
    expect(added.status).toBe(201)
    expect((await added.json()).doc.prix ?? null).toBeNull()
  })

  it('is not set for several records at once either', async () => {
    const before = await office.payload.find({ collection: 'biblios', sort: 'id', depth: 0 })
    await staff('editor', 'PATCH', 'biblios?where[id][exists]=true', { prix: 0 })
    const after = await office.payload.find({ collection: 'biblios', sort: 'id', depth: 0 })
    expect(after.docs).toEqual(before.docs)
  })
})
