import { followUp } from '@sira/contract/dossiers/followUp'
import { readReference, referencePrefixes } from '@sira/contract/dossiers/reference'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wrongPairTimeMs } from '../../src/dossiers/followUp/foundOrNothing.ts'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { movePayment } from '../../src/money/ledger/movePayment.ts'
import { expireOrders } from '../../src/orders/deadlines/expireOrders.ts'
import { moveOrder } from '../../src/orders/moves/moveOrder.ts'
import { eraseTold } from '../support/eraseTold.ts'
import { picturesOf } from '../support/picturesOf.ts'
import { toldBands } from '../support/toldBands.ts'
import { attributesOf, customer, openShop, type Shop } from './support/openShop.ts'

const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }] }
const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000)

describe('a file that is followed by its reference (product 13)', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const follow = (reference: string, phone: string, headers?: Record<string, string>) =>
    shop.api.send('suivi', { reference, phone }, headers)

  it.each([
    '+226 70 12 34 56',
    '0022670123456',
    '70123456',
    '70-12-34-56',
    '226 70.12.34.56',
    '(70) 12 34 56',
  ])('is found with the number written %s, and the reference without dashes', async (phone) => {
    const { reference } = await shop.placed(plan)
    const typed = reference.replaceAll('-', '').toLowerCase()
    const query = `reference=${typed}&phone=${encodeURIComponent(phone)}`
    const found = followUp.parse(attributesOf(await shop.api.ask(`/api/suivi?${query}`)))
    expect(found).toMatchObject({ reference, nature: 'commande', total: 9900, reste: 9900 })
    expect(found.aFaire).toContain('9\u00a0900\u00a0FCFA')
  })

  it.each([
    '+33 (0)6 12 34 56 78',
    '+33 06 12 34 56 78',
    '0033 (0) 6 12 34 56 78',
    '+33 6 12 34 56 78',
  ])('of a number abroad is found by each spelling, ordered with %s', async (typed) => {
    const order = await shop.placed({ ...plan, phone: typed })
    expect(order.phone).toBe('+33612345678')
    // As it was kept once.
    const old = await shop.placed({ ...plan, phone: typed })
    const kept = { collection: 'commandes', where: { id: { equals: old.id } } } as const
    await shop.office.payload.db.updateOne({ ...kept, data: { phone: '+330612345678' } })
    for (const phone of ['+33612345678', '+33 (0)6 12 34 56 78', '00330612345678']) {
      for (const { reference } of [order, old]) {
        expect(attributesOf(await follow(reference, phone))).toMatchObject({ reference })
      }
    }
  })

  it('asks for nothing where the money goes back', async () => {
    const order = await shop.placed(plan)
    const where = { commande: { equals: order.id } }
    const { docs } = await shop.office.payload.find({ collection: 'paiements', where, depth: 0 })
    const req = await createLocalReq({}, shop.office.payload)
    for (const payment of docs) {
      const step = { by: 'personnel', who: 'Awa', why: 'Compté' } as const
      await confirmPayment(payment.id, step, req)
      await movePayment(payment.id, 'remboursement_dû', step, req)
    }
    const found = followUp.parse(attributesOf(await follow(order.reference, '70 12 34 56')))
    expect(found).toMatchObject({ reste: 0, aFaire: expect.stringContaining('rendons') })
  })

  it('has one cloth: a band more at each step, on its page, in its letters, on its receipt', async () => {
    const { payload } = shop.office
    const email = 'pagne@exemple.bf'
    const { id, reference, cle } = await shop.placed({ ...plan, email })
    const steps = async () =>
      followUp.parse(attributesOf(await follow(reference, customer.phone))).etapes
    const letters = async () => {
      const where = { to: { equals: email } }
      return (await payload.find({ collection: 'emails', where, sort: 'id', depth: 0 })).docs
    }
    const ordered = await steps()
    expect((await letters())[0]?.html).toContain(toldBands(reference, ordered))

    const req = await createLocalReq({}, payload)
    const by = { by: 'personnel', who: 'Awa', why: 'Compté' } as const
    const where = { commande: { equals: id } }
    const [payment] = (await payload.find({ collection: 'paiements', where, depth: 0 })).docs
    await confirmPayment(payment?.id ?? 0, by, req)
    const paid = await steps()
    expect(paid.length).toBeGreaterThan(ordered.length)
    expect((await letters())[1]?.html).toContain(toldBands(reference, paid))

    const [receipt] = (await payload.find({ collection: 'recus', where, depth: 0 })).docs
    const asked = { reference, cle, numero: receipt?.numero }
    const paper = async () => (await shop.api.send('commandes/recu', asked)).rawPayload
    const first = await paper()
    const until = paid.filter(({ date }) => date <= (receipt?.createdAt ?? ''))
    expect(await picturesOf(first)).toEqual([toldBands(reference, until)])
    // A receipt is drawn as it was, whatever happens later.
    await moveOrder(id, 'préparée', by, req)
    expect((await steps()).length).toBeGreaterThan(paid.length)
    expect((await paper()).equals(first)).toBe(true)
  })

  it.each([
    ['devis', { nom: 'Issa', email: 'issa@exemple.bf', phone: '+22670123456' }, /^DV-/],
    [
      'contacts',
      { name: 'Issa', email: 'issa@exemple.bf', phone: '+22670123456', indicatif: '+226' },
      /^MS-/,
    ],
  ])('is also what was sent to %s, whose letter and answer name it', async (path, sent, prefix) => {
    const answer = await shop.api.send(path, { ...sent, message: 'Bonjour' })
    expect(answer.json().data.attributes).not.toHaveProperty('reference')
    const reference = String(answer.headers['x-reference'])
    expect(reference).toMatch(prefix)
    const found = followUp.parse(attributesOf(await follow(reference, '70 12 34 56')))
    expect(found.etapes).toHaveLength(1)
    const { docs } = await shop.office.payload.find({
      collection: 'emails',
      where: { kind: { equals: 'acknowledgement' }, to: { equals: 'issa@exemple.bf' } },
    })
    expect(docs.some(({ text }) => text?.includes(reference))).toBe(true)
  })

  it('is told in the language of who reads it, else in that in which it was sent', async () => {
    const { reference: order } = await shop.placed({ ...plan, locale: 'fr' })
    const sent = {
      nom: 'Issa',
      email: 'issa@exemple.bf',
      phone: '+22670123456',
      message: 'Bonjour',
    }
    const quote = String((await shop.api.send('devis', sent)).headers['x-reference'])
    const titleOf = async (reference: string, locale?: string) => {
      const pair = { reference, phone: '70 12 34 56', ...(locale ? { locale } : {}) }
      return followUp.parse(attributesOf(await shop.api.send('suivi', pair))).etapes[0]?.titre
    }
    expect(await titleOf(order)).toBe('Commande reçue')
    expect(await titleOf(order, 'en')).toBe('Order received')
    expect(await titleOf(quote)).toBe('Demande de devis reçue')
    expect(await titleOf(quote, 'ar')).toBe('تم استلام طلب عرض السعر')
    const query = `reference=${quote}&phone=70123456&locale=en`
    const found = followUp.parse(attributesOf(await shop.api.ask(`/api/suivi?${query}`)))
    expect(found).toMatchObject({ etat: 'Received', aFaire: 'Nothing: we will answer you.' })
  })

  it('names the estimate that was sent, and is closed without an answer where none was', async () => {
    const { payload } = shop.office
    const sent = {
      nom: 'Issa',
      email: 'issa@exemple.bf',
      phone: '+22670123456',
      message: 'Bonjour',
    }
    const answer = await shop.api.send('devis', sent)
    const reference = String(answer.headers['x-reference'])
    const account = { email: 'fatou@sira.example', password: 'Un-mot-de-passe-7' }
    const agent = await payload.create({
      collection: 'users',
      data: { ...account, role: 'agent', nom: 'Fatou' },
    })
    const asked = {
      collection: 'devis',
      where: { reference: { equals: reference } },
      user: { ...agent, collection: 'users' },
    } as const
    await payload.update({ ...asked, data: {}, context: { work: { act: 'estimated' } } })
    await payload.update({ ...asked, data: { state: 'closed' } })
    const { etat, etapes, aFaire } = followUp.parse(
      attributesOf(await follow(reference, '70 12 34 56')),
    )
    expect(etapes.map(({ titre }) => titre)).toEqual([
      'Demande de devis reçue',
      'Devis envoyé',
      'Dossier clos',
    ])
    expect([etat, aFaire]).toEqual(['Dossier clos', undefined])
  })

  it('answers every wrong pair alike, in the same time', async () => {
    const { reference } = await shop.placed(plan)
    const other = await shop.placed({ ...plan, phone: '76 00 00 00' })
    const pairs: [string, string][] = [
      [reference, '70 12 34 57'],
      [other.reference, customer.phone],
      ...Object.values(referencePrefixes).flatMap((prefix): [string, string][] => [
        [`${prefix}-2026-2222222`, customer.phone],
        [reference.replace('CM', prefix), '70 12 34 57'],
      ]),
      ['n’importe quoi', ''],
    ]
    const answers = new Set<string>()
    for (const [index, [asked, phone]] of pairs.entries()) {
      const started = performance.now()
      const network = { 'x-forwarded-for': `41.${index}.7.9` }
      const { statusCode, body } = await follow(asked, phone, network)
      answers.add(`${statusCode} ${body}`)
      // Longer than any of them takes to look for.
      expect(performance.now() - started).toBeGreaterThan(wrongPairTimeMs - 5)
    }
    expect(answers.size).toBe(1)
    expect([...answers][0]).toMatch(/^404 /)
  })

  it('is ended by the clock once its money is late, and its copies are for sale again', async () => {
    const book = await shop.book(4)
    const { reference } = await shop.placed({
      lignes: [{ nature: 'livre', id: book, quantite: 2 }],
    })
    expect(await expireOrders(shop.office.payload, hours(71))).toBe(0)
    await expireOrders(shop.office.payload, hours(73))
    expect(await shop.stockOf(book)).toBe(4)
    expect(attributesOf(await follow(reference, customer.phone))).toMatchObject({
      etat: 'expirée',
      etapes: [{ titre: 'Commande reçue' }, { titre: 'Commande expirée, faute de paiement' }],
    })
    expect(await expireOrders(shop.office.payload, hours(74))).toBe(0)
  })

  it('is kept while a payment that was declared in time is looked for', async () => {
    const { payload } = shop.office
    const { id, reference } = await shop.placed({ ...plan, mode: 'mobile_money' })
    const { docs } = await payload.find({
      collection: 'paiements',
      where: { commande: { equals: id } },
    })
    const req = await createLocalReq({}, payload)
    await movePayment(docs[0]?.id ?? 0, 'déclaré', { by: 'client' }, req)
    await expireOrders(payload, hours(100))
    const found = attributesOf(await follow(reference, customer.phone))
    expect(found).toMatchObject({ etat: 'en_attente' })
    expect(found.aFaire).toContain('Ne payez pas une deuxième fois')
  })

  it('loses its customer when it has expired and is old, and keeps its amounts', async () => {
    const { payload } = shop.office
    const { id, reference } = await shop.placed(plan)
    await expireOrders(payload, hours(73))
    await eraseTold(payload, hours(24 * 31 * 25))
    const order = await payload.findByID({ collection: 'commandes', id, depth: 0 })
    expect(order).toMatchObject({ nom: null, phone: null, email: null, total: 9900 })
    expect((await follow(reference, customer.phone)).statusCode).toBe(404)
    expect(readReference(order.reference)).toBe(reference)
  })
})
