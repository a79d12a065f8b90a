import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { moveOrder } from '../../src/orders/moves/moveOrder.ts'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { openShop, type Shop } from './support/openShop.ts'

const password = 'Un-mot-de-passe-7'

describe('who may change what of orders, payments and stock', () => {
  let shop: Shop
  const tokens = new Map<Role, string>()
  const as = (role: Role, method: string, path: string, body?: unknown) =>
    shop.office.call(method, path, tokens.get(role) ?? null, body)

  beforeAll(async () => {
    shop = await openShop()
    for (const role of ['administrator', 'editor', 'agent', 'cashier'] as const) {
      const email = `${role}@sira.example`
      await shop.office.payload.create({ collection: 'users', data: { email, password, role } })
      tokens.set(role, await shop.office.signIn(email, password))
    }
  })
  afterAll(() => shop.close())

  const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }] }

  it('nobody hands over, or calls paid, what is not paid', async () => {
    const { id } = await shop.placed(plan)
    const req = await createLocalReq({}, shop.office.payload)
    await expect(moveOrder(id, 'payée', { by: 'système' }, req)).rejects.toThrow('9\u00a0900')
  })

  it.each(['administrator', 'agent', 'cashier'] as const)(
    '%s changes no state, amount or key by the interface of the screens',
    async (role) => {
      const before = await shop.placed(plan)
      const forged = {
        etat: 'remise',
        paye: 9900,
        total: 1,
        cle: 'a',
        phone: '+1',
        notes: 'Rappeler',
      }
      await as(role, 'PATCH', `commandes/${before.id}`, forged)
      const after = await shop.orderOf(before.reference)
      expect(after).toMatchObject({ etat: 'en_attente', paye: 0, total: 9900, notes: 'Rappeler' })
      expect([after.cle, after.phone]).toEqual([before.cle, before.phone])

      const read = await (await as(role, 'GET', `commandes/${before.id}`)).text()
      expect(read).toContain(before.reference)
      expect(read).not.toContain(before.cle)
      for (const path of [`commandes/${before.id}`, 'paiements/1', 'recus/1', 'evenements/1']) {
        expect((await as(role, 'DELETE', path)).status, path).toBe(403)
      }
      expect((await as(role, 'PATCH', 'paiements/1', { etat: 'confirmé' })).status).toBe(403)
      expect((await as(role, 'POST', 'paiements', { montant: 1 })).status).toBe(403)
    },
  )

  it('who keeps the till sees orders and payments, and neither messages, content nor settings', async () => {
    const seen = async (path: string) => (await as('cashier', 'GET', path)).status
    expect(await seen('commandes')).toBe(200)
    expect(await seen('paiements')).toBe(200)
    for (const path of [
      'devis',
      'contacts',
      'newsletters',
      'emails',
      'letters',
      'erasures',
      'blogs',
      'globals/reception',
    ]) {
      expect(await seen(path), path).toBe(403)
    }
    for (const [method, path] of [
      ['PATCH', 'operateurs/1'],
      ['PATCH', 'tarifs/1'],
      ['POST', 'villes-livrees'],
      ['POST', 'mouvements-stock'],
      ['POST', 'globals/ventes'],
      ['POST', 'users'],
    ] as const) {
      expect((await as('cashier', method, path, {})).status, path).toBe(403)
    }
  })

  it('editors see no customer; agents change no account that money goes to', async () => {
    expect((await as('editor', 'GET', 'commandes')).status).toBe(403)
    expect((await as('editor', 'GET', 'paiements')).status).toBe(403)
    expect((await as('agent', 'PATCH', 'operateurs/1', { numero: '+226' })).status).toBe(403)
  })

  it('a price that an administrator saves is what anybody reads, and the site is told', async () => {
    const read = async () => {
      const answer = await shop.api.ask('/api/tarifs?filters[code][$eq]=tests_recrutement')
      const { data } = answer.json()
      const { createdAt, updatedAt, ...attributes } = data[0].attributes
      return { id: data[0].id, attributes }
    }
    const { id, attributes } = await read()
    expect(attributes).toEqual({
      code: 'tests_recrutement',
      mois: null,
      nature: 'Prestation',
      nom: expect.any(String),
      prix: 5000,
    })
    const told: string[] = []
    const stop = onChange((tags) => told.push(...tags))
    expect((await as('administrator', 'PATCH', `tarifs/${id}`, { prix: 5500 })).status).toBe(200)
    stop()
    expect(told).toContain('tarifs')
    const { payload } = shop.office
    expect((await payload.findByID({ collection: 'tarifs', id })).prix).toBe(5500)
    const refused = await as('administrator', 'PATCH', `tarifs/${id}`, { prix: -1 })
    expect(refused.status).toBe(400)
  })

  it('from what a delivery costs follows the served towns alone, and nobody buys one by it', async () => {
    const found = '/api/tarifs?filters[code][$eq]=livraison_ailleurs&locale=en'
    const [{ id, attributes }] = (await shop.api.ask(found)).json().data
    const nom = 'Delivery elsewhere (from)'
    expect(attributes).toMatchObject({ nature: 'Livraison', nom, prix: 2500 })
    const told: string[] = []
    const stop = onChange((tags) => told.push(...tags))
    expect((await as('administrator', 'PATCH', `tarifs/${id}`, { prix: 2600 })).status).toBe(400)
    const town = { ville: 'Kaya', frais: 1500 }
    expect((await as('administrator', 'POST', 'villes-livrees', town)).status).toBe(201)
    stop()
    expect(told).toContain('tarifs')
    const { payload } = shop.office
    expect((await payload.findByID({ collection: 'tarifs', id })).prix).toBe(1500)
    for (const nature of ['prestation', 'formule', 'livraison']) {
      const lignes = [{ nature, code: 'livraison_ailleurs', quantite: 1 }]
      expect((await shop.place({ lignes })).statusCode, nature).toBe(400)
    }
  })

  it('the stock of a book changes by movements, and not by a form that was open for an hour', async () => {
    const book = await shop.book(5)
    await as('editor', 'PATCH', `biblios/${book}`, { stock: 50, auteur: 'Awa' })
    expect(await shop.stockOf(book)).toBe(5)
    const move = (quantite: number, motif = 'inventaire') =>
      as('editor', 'POST', 'mouvements-stock', { livre: book, quantite, motif })

    const arrived = await (await move(3, 'arrivage')).json()
    expect(arrived.doc).toMatchObject({ reste: 8, par: 'editor@sira.example' })
    expect((await move(-9)).status).toBe(409)
    expect((await move(1, 'vente')).status).toBe(409)
    expect(await shop.stockOf(book)).toBe(8)
    expect((await move(-8)).status).toBe(201)
    expect(await shop.stockOf(book)).toBe(0)
  })

  it('a book that was made to order is counted from its first copies on', async () => {
    const book = await shop.book(null)
    const body = { livre: book, quantite: 4, motif: 'arrivage' }
    expect((await as('agent', 'POST', 'mouvements-stock', body)).status).toBe(201)
    expect(await shop.stockOf(book)).toBe(4)
  })

  it('a book that was sold may leave the shop; its order keeps title and price', async () => {
    const book = await shop.book(3)
    const { reference } = await shop.placed({
      lignes: [{ nature: 'livre', id: book, quantite: 1 }],
    })
    const deletedAt = new Date().toISOString()
    expect((await as('editor', 'PATCH', `biblios/${book}`, { deletedAt })).status).toBe(200)
    const deleted = await as('administrator', 'DELETE', `biblios/${book}?trash=true`)
    expect(deleted.status, await deleted.text()).toBe(200)
    expect((await shop.orderOf(reference)).lignes).toMatchObject([{ prix: 5000, numero: book }])
  })
})
