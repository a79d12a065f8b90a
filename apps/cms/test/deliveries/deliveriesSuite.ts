import { afterAll, beforeAll, expect, it } from 'vitest'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, openShop, type Shop } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { carriedOrders } from './carriedOrders.ts'
import { deliveredAgain } from './deliveredAgain.ts'
import { deliveryDay } from './deliveryDay.ts'
import { deliveryRequest } from './deliveryRequest.ts'
import { erasedPeople } from './erasedPeople.ts'
import { saidCodes } from './saidCodes.ts'

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

    const day = deliveryDay(
      () => shop,
      () => call,
    )
    const { ask, kept, advance, follow, lettersTo } = day
    carriedOrders(
      () => shop,
      () => call,
      () => courier,
      day,
    )

    saidCodes(
      () => shop,
      () => courier,
      day,
    )

    deliveredAgain(
      () => shop,
      () => call,
      () => courier,
      day,
    )

    erasedPeople(
      () => shop,
      () => call,
      () => courier,
      day,
    )

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
      const followed = await follow(reference)
      expect(followed.aFaire).toContain('confirmer le prix')
      // Nobody of ours has named a price yet.
      expect(followed).toMatchObject({ estimation: 1000 })
      expect(followed).not.toHaveProperty('total')
      expect(followed.objet).toBe('Un carton de livres, Moussa Kaboré, Patte d’Oie, ouagadougou')
      expect((await advance(id, 'chiffrée')).status).toBe(400)
      expect((await advance(id, 'affectée', { coursier: courier })).status).toBe(409)
      expect((await advance(id, 'chiffrée', { prix: 1500 })).status).toBe(200)
      expect(await follow(reference)).toMatchObject({ etat: 'chiffrée', total: 1500 })
      expect(await follow(reference)).not.toHaveProperty('estimation')
      expect((await advance(id, 'affectée', { coursier: 999 })).status).toBe(400)
      expect((await advance(id, 'affectée', { coursier: courier })).status).toBe(200)
      const { code } = await kept(reference)
      expect(code).toMatch(/^\d{4}$/)
      const letters = await lettersTo('suivi@exemple.bf')
      expect(letters.at(-2)).toContain('1\u00a0500\u00a0FCFA')
      expect(letters.at(-1)).toContain(code)
      // Which of several it is for.
      expect(letters.at(-1)).toContain('Moussa Kaboré, Patte d’Oie')
      const wrong = { reference, phone: '70 99 99 99' }
      expect((await shop.api.send('suivi', wrong)).statusCode).toBe(404)
    })

    it('say to who asked, in the follow-up and by letter, who pays what, where and when', async () => {
      const asked = async (mode: string, payeur: string) => {
        const { reference } = attributesOf(await ask({ mode, payeur, email: 'paie@exemple.bf' }))
        return { reference, id: (await kept(reference)).id }
      }
      /** In both places. */
      const told = async (reference: string) => {
        const { aFaire } = await follow(reference)
        return [String(aFaire), (await lettersTo('paie@exemple.bf')).at(-1) ?? '']
      }
      const ahead = await asked('mobile_money', 'expediteur')
      for (const text of await told(ahead.reference)) {
        expect(text).toContain('L’expéditeur paiera par mobile money, avant le départ du colis')
      }
      await advance(ahead.id, 'chiffrée', { prix: 1500 })
      for (const text of await told(ahead.reference)) {
        expect(text).toContain('L’expéditeur envoie 1\u00a0500\u00a0FCFA par mobile money')
        expect(text).toMatch(/Orange Money.*\+226\u00a070\u00a000\u00a000\u00a001.*SIRA SARL/s)
      }
      // No courier leaves for it before somebody has seen the money.
      const early = await advance(ahead.id, 'affectée', { coursier: courier })
      expect(early.status).toBe(409)
      expect((await early.json()).errors[0].message).toContain('1\u00a0500\u00a0FCFA sont arrivés')
      const sent = await advance(ahead.id, 'affectée', { coursier: courier, regle: 'oui' })
      expect(sent.status).toBe(200)
      const { etapes } = await kept(ahead.reference)
      expect(etapes?.at(-1)).toMatchObject({ motif: 'Convenu (payée d’avance)' })
      expect((await follow(ahead.reference)).aFaire).not.toContain('mobile money')

      const door = await asked('especes_livraison', 'expediteur')
      await advance(door.id, 'chiffrée', { prix: 1500 })
      await advance(door.id, 'affectée', { coursier: courier })
      const cash = 'L’expéditeur paie 1\u00a0500\u00a0FCFA en espèces au livreur'
      for (const text of await told(door.reference)) expect(text).toContain(cash)
      await advance(door.id, 'enlevée')
      expect((await follow(door.reference)).aFaire).not.toContain(cash)

      const office = await asked('especes_agence', 'destinataire')
      await advance(office.id, 'chiffrée', { prix: 1500 })
      for (const text of await told(office.reference)) expect(text).toContain('à notre agence')
    })

    it('are given to a courier with what speaks against it: a paper that has ended', async () => {
      const { id } = await kept(attributesOf(await ask()).reference)
      const papers = [
        { nature: 'permis', expireLe: '2026-01-31' },
        { nature: 'assurance', expireLe: '2999-01-31' },
      ]
      await call('administrator', 'PATCH', `coursiers/${courier}`, { pieces: papers })
      const { coursiers } = await (await call('agent', 'GET', `livraisons/${id}/bureau`)).json()
      const [choice] = coursiers
      expect(choice.nom).toMatch(/^Issouf Zongo, permis de conduire\u00a0: échéance passée$/)
    })

    it('go to a town that is kept once, however it is typed', async () => {
      const keep = (ville: string) =>
        call('administrator', 'POST', 'villes-livrees', { ville, frais: 2000 })
      for (const ville of ['ouagadougou', 'Ouagadougou ', 'OUAGADOUGOÚ']) {
        const refused = await keep(ville)
        expect(refused.status).toBe(400)
        const [field] = (await refused.json()).errors[0].data.errors
        expect(field).toMatchObject({ path: 'ville' })
        expect(field.message).toContain('«\u00a0Ouagadougou\u00a0» est déjà')
      }
      const { doc } = await (await keep(' Koudougou ')).json()
      expect(doc.ville).toBe('Koudougou')
      const dearer = { ville: 'koudougou', frais: 3000 }
      const changed = await call('administrator', 'PATCH', `villes-livrees/${doc.id}`, dearer)
      expect((await changed.json()).doc).toMatchObject(dearer)
    })

    it('begin on the site at what their towns cost, which is said in one place', async () => {
      const { payload } = shop.office
      const townsOf = async () =>
        (await payload.find({ collection: 'villes-livrees', pagination: false })).docs
      const starting = async () => {
        const answer = await shop.api.ask('/api/tarifs?pagination[limit]=100')
        const records: { attributes: { code: string; prix: number } }[] = answer.json().data
        const prices = new Map(records.map(({ attributes: { code, prix } }) => [code, prix]))
        return [prices.get('livraison_ouagadougou'), prices.get('livraison_ailleurs')]
      }
      expect(await starting()).toEqual([1000, 2500])
      const here = (await townsOf()).find(({ ville }) => ville === 'Ouagadougou')
      const fee = (frais: number) =>
        call('administrator', 'PATCH', `villes-livrees/${here?.id}`, { frais })
      expect((await fee(1200)).status).toBe(200)
      const near = { ville: 'Koubri', frais: 1800 }
      const { doc } = await (await call('administrator', 'POST', 'villes-livrees', near)).json()
      expect(await starting()).toEqual([1200, 1800])

      const where = { code: { equals: 'livraison_ailleurs' } }
      const [tariff] = (await payload.find({ collection: 'tarifs', where })).docs
      const refused = await call('administrator', 'PATCH', `tarifs/${tariff?.id}`, { prix: 900 })
      expect(refused.status).toBe(400)
      expect((await refused.json()).errors[0].data.errors[0].message).toContain('Villes livrées')

      await call('administrator', 'DELETE', `villes-livrees/${doc.id}`)
      await fee(1000)
      expect(await starting()).toEqual([1000, 2500])
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
