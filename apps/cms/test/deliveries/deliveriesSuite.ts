import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverOrder } from '../../src/deliveries/orders/deliverOrder.ts'
import { fillDeliveries } from '../../src/deliveries/orders/fillDeliveries.ts'
import type { Order } from '../../src/payload-types.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, openShop, type Shop } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { deliveryRequest } from './deliveryRequest.ts'

/** The rules of deliveries, on each database. */
export function deliveriesSuite(database: SuiteDatabase): void {
  describeOn(database, 'deliveries (product 13)', () => {
    let shop: Shop
    let call: StaffCall
    let courier = 0

    beforeAll(async () => {
      shop = await openShop(database)
      call = await hireStaff(shop.office)
      const { payload } = shop.office
      const town = { ville: 'Ouagadougou', frais: 1000 }
      await payload.create({ collection: 'villes-livrees', data: town })
      const made = await call('agent', 'POST', 'coursiers', {
        nom: 'Issouf Zongo',
        phone: '75 00 00 01',
        ville: 'Ouagadougou',
        engin: 'moto',
      })
      courier = (await made.json()).doc.id
      await call('agent', 'POST', `coursiers/${courier}/avancer`, {
        vers: 'actif',
        motif: 'Dossier vu',
      })
    })
    afterAll(() => shop.close())

    const ask = (changed: object = {}, headers: Record<string, string> = {}) =>
      shop.api.send('livraisons', { ...deliveryRequest, ...changed }, headers)
    const kept = async (reference: string) => {
      const where = { reference: { equals: reference } }
      const { docs } = await shop.office.payload.find({ collection: 'livraisons', where, depth: 0 })
      const [delivery] = docs
      if (!delivery) throw new Error(`No delivery ${reference}`)
      return delivery
    }
    const advance = (id: number, vers: string, more: object = {}) =>
      call('agent', 'POST', `livraisons/${id}/avancer`, { vers, motif: 'Convenu', ...more })
    const follow = async (reference: string, phone = deliveryRequest.phone) =>
      attributesOf(await shop.api.send('suivi', { reference, phone, locale: 'fr' }))
    const lettersTo = async (to: string) => {
      const where = { to: { equals: to } }
      const { docs } = await shop.office.payload.find({ collection: 'emails', where, sort: 'id' })
      return docs.map(({ subject, html }) => `${subject} ${html}`)
    }
    const ofOrder = async ({ id }: Pick<Order, 'id'>) => {
      const where = { commande: { equals: id } }
      const { docs } = await shop.office.payload.find({ collection: 'livraisons', where, depth: 0 })
      return docs
    }
    const ordered = async (more: object = {}) =>
      shop.placed({
        lignes: [{ nature: 'livre', id: await shop.book(null, 5200), quantite: 1 }],
        mode: 'especes_livraison',
        remise: { mode: 'livraison', ville: 'Ouagadougou', quartier: 'Zogona', repere: 'Marché' },
        ...more,
      })
    const moveOrderTo = (id: number, vers: string) =>
      call('agent', 'POST', `commandes/${id}/avancer`, { vers, motif: 'Convenu' })

    it('answer with a reference, the state and the fee of the dearer town, or none', async () => {
      const answer = attributesOf(await ask({}, { 'idempotency-key': 'livraison-un' }))
      expect(answer).toMatchObject({ etat: 'demandée', estimation: 1000 })
      expect(answer.reference).toMatch(/^LI-20\d\d-[2-9A-HJKMNP-TV-Z]{7}$/)
      expect(await kept(answer.reference)).toMatchObject({
        phone: '+22670123456',
        arriveePhone: '+22676000001',
        departVille: 'Ouagadougou',
      })
      const to = (ville: string) => ({ arrivee: { ...deliveryRequest.arrivee, ville } })
      expect(attributesOf(await ask(to('bobo-dioulasso'))).estimation).toBe(2500)
      expect(attributesOf(await ask(to('Paris'))).estimation).toBeNull()

      const [letter] = await lettersTo(deliveryRequest.email)
      expect(letter).toContain(answer.reference)
      expect(letter).not.toContain('Moussa')
    })

    it('are one where a key comes ten times at once, and a 409 with another parcel', async () => {
      const key = { 'idempotency-key': 'une-cle-de-la-page-2' }
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask({}, key)))
      const references = new Set(answers.map((answer) => attributesOf(answer).reference))
      expect(references.size).toBe(1)
      const other = await ask({ colis: 'Un vélo' }, key)
      expect(other.json().error).toMatchObject({ status: 409, name: 'ConflictError' })
    })

    it.each([
      ['no name', { nom: undefined }, 'nom', 'nom must be defined.'],
      ['no number', { phone: 'abc' }, 'phone', 'phone must be a valid phone number'],
      ['no address', { email: 'x@' }, 'email', 'email must be a valid email'],
      ['no place', { depart: 'ici' }, 'depart.ville', 'depart.ville must be defined.'],
      [
        'a recipient nobody can call',
        { arrivee: { ...deliveryRequest.arrivee, phone: '12' } },
        'arrivee.phone',
        'arrivee.phone must be a valid phone number',
      ],
      [
        'a parcel that needs a book to describe',
        { colis: 'x'.repeat(501) },
        'colis',
        'colis must be at most 500 characters',
      ],
      [
        'a long wish',
        { souhait: 'x'.repeat(201) },
        'souhait',
        'souhait must be at most 200 characters',
      ],
      ['no way to pay', { mode: 'troc' }, 'mode', 'mode must be one of the payment modes'],
      [
        'nobody who pays',
        { payeur: 'moi' },
        'payeur',
        'payeur must be one of expediteur, destinataire',
      ],
    ])('are refused with a sentence for %s', async (_, changed, path, message) => {
      const answer = await ask(changed)
      expect(answer.statusCode).toBe(400)
      const { details } = answer.json().error
      expect(details.errors).toContainEqual(
        expect.objectContaining({ path: path.split('.'), message }),
      )
    })

    it('are read by no stranger, nor are couriers', async () => {
      for (const path of ['livraisons', 'livraisons/1', 'coursiers', 'gestes']) {
        expect([401, 403, 404]).toContain((await shop.api.ask(`/api/${path}`)).statusCode)
      }
    })

    it('are priced and given to a courier: the visitor reads it, with the code for the recipient', async () => {
      const { reference } = attributesOf(await ask({ email: 'suivi@exemple.bf' }))
      const { id } = await kept(reference)
      expect((await follow(reference)).aFaire).toContain('confirmer le prix')
      expect((await advance(id, 'chiffrée')).status).toBe(400)
      expect((await advance(id, 'affectée', { coursier: courier })).status).toBe(409)
      expect((await advance(id, 'chiffrée', { prix: 1500 })).status).toBe(200)
      expect(await follow(reference)).toMatchObject({ etat: 'chiffrée', total: 1500 })
      expect((await advance(id, 'affectée', { coursier: 999 })).status).toBe(400)
      expect((await advance(id, 'affectée', { coursier: courier })).status).toBe(200)
      const { code } = await kept(reference)
      expect(code).toMatch(/^\d{4}$/)
      // The recipient has no address: the code goes by who sends.
      expect((await follow(reference)).aFaire).toContain(code)
      const letters = await lettersTo('suivi@exemple.bf')
      expect(letters.at(-2)).toContain('1\u00a0500\u00a0FCFA')
      expect(letters.at(-1)).toContain(code)
      const wrong = { reference, phone: '70 99 99 99' }
      expect((await shop.api.send('suivi', wrong)).statusCode).toBe(404)
    })

    it('begin with an order once it is confirmed, once, and end with it', async () => {
      const order = await ordered()
      expect(await ofOrder(order)).toEqual([])
      expect((await moveOrderTo(order.id, 'confirmée')).status).toBe(200)
      const [delivery, ...others] = await ofOrder(order)
      expect(others).toEqual([])
      expect(delivery).toMatchObject({ etat: 'chiffrée', prix: 1000, arriveeQuartier: 'Zogona' })
      await moveOrderTo(order.id, 'préparée')
      await fillDeliveries(shop.office.payload)
      expect(await ofOrder(order)).toHaveLength(1)

      expect((await moveOrderTo(order.id, 'annulée')).status).toBe(200)
      expect((await ofOrder(order))[0]?.etat).toBe('annulée')
    })

    it('move their order to « remise » where its money is in', async () => {
      const order = await ordered({ mode: 'especes_agence' })
      const where = { commande: { equals: order.id } }
      const { docs } = await shop.office.payload.find({ collection: 'paiements', where })
      const decided = { vers: 'confirmé', motif: 'Compté' }
      await call('cashier', 'POST', `paiements/${docs[0]?.id}/decider`, decided)
      await moveOrderTo(order.id, 'préparée')
      const [delivery] = await ofOrder(order)
      const id = delivery?.id ?? 0
      for (const [vers, more] of [
        ['affectée', { coursier: courier }],
        ['enlevée', {}],
        ['en_route', {}],
        ['remise', {}],
      ] as const) {
        expect((await advance(id, vers, more)).status, vers).toBe(200)
      }
      expect(await shop.orderOf(order.reference)).toMatchObject({ etat: 'remise' })
    })

    it('are given to orders that were under way before there were any, once', async () => {
      const order = await ordered()
      const { payload } = shop.office
      // As the version before left it.
      await payload.db.updateOne({
        collection: 'commandes',
        id: order.id,
        data: { etat: 'confirmée' },
      })
      await fillDeliveries(payload)
      await fillDeliveries(payload)
      await deliverOrder(await shop.orderOf(order.reference), await createLocalReq({}, payload))
      expect(await ofOrder(order)).toMatchObject([{ etat: 'chiffrée' }])
    })

    it('failed are tried again, or come back; nothing of who waits is erased', async () => {
      const { reference } = attributesOf(await ask({ phone: '70 55 55 55' }))
      const { id } = await kept(reference)
      await advance(id, 'chiffrée', { prix: 1000 })
      await advance(id, 'affectée', { coursier: courier })
      await advance(id, 'enlevée')
      await advance(id, 'en_route')
      expect((await advance(id, 'échouée')).status).toBe(400)
      await advance(id, 'échouée', { raison: 'absent' })
      await advance(id, 'retentée')
      expect(await kept(reference)).toMatchObject({ etat: 'retentée', tentative: 2, raison: null })
      const erase = () =>
        call('administrator', 'POST', 'erasures/person/erase', { who: '70555555' })
      expect((await (await erase()).json()).kept).toMatchObject({ underWay: 1 })
      await advance(id, 'retournée')
      expect((await (await erase()).json()).counts).toMatchObject({ livraisons: 1 })
      await expect(kept(reference)).rejects.toThrow('No delivery')
    })

    it('are found for who receives them, and taken away as a file', async () => {
      const who = encodeURIComponent(deliveryRequest.arrivee.phone)
      const found = await call('administrator', 'GET', `erasures/person?who=${who}`)
      expect((await found.json()).counts.livraisons).toBeGreaterThan(0)
      const file = await call('agent', 'GET', 'livraisons/export?format=csv')
      expect(await file.text()).toContain('Patte d’Oie')
      expect((await call('editor', 'GET', 'livraisons/export?format=csv')).status).toBe(403)
      expect((await call('editor', 'GET', 'livraisons')).status).toBe(403)
    })
  })
}
