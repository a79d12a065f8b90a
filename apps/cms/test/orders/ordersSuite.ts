import { openedOrder, orderAnswer } from '@sira/contract/orders/orderAnswer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { stockCount } from './stockCount.ts'
import { attributesOf, customer, openShop, type Shop } from './support/openShop.ts'
import { takenReference } from './takenReference.ts'

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The rules of orders, on each database. */
export function ordersSuite(
  database: SuiteDatabase,
  more: (shop: () => Shop) => void = () => undefined,
): void {
  describeOn(database, 'orders (product 13)', () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(database)
    })
    afterAll(() => shop.close())
    stockCount(() => shop)
    takenReference(() => shop)
    more(() => shop)

    const statuses = (answers: readonly { statusCode: number }[]) =>
      answers.map(({ statusCode }) => statusCode).toSorted()
    const plan = (code: string) => ({ nature: 'formule', code })
    /** Each is somebody else, somewhere else. */
    const placeAs = (index: number, order: object) =>
      shop.place(
        { ...order, phone: `70 00 00 ${10 + index}` },
        { 'x-forwarded-for': `198.51.100.${10 + index}` },
      )
    const line = (id: number, quantite = 1) => ({ nature: 'livre', id, quantite })

    it('sell the last copy once, to one of twenty who want it at the same moment', async () => {
      const book = await shop.book(1)
      const answers = await Promise.all(times(20, () => shop.place({ lignes: [line(book)] })))

      expect(statuses(answers)).toEqual([200, ...times(19, () => 409)])
      expect(await shop.stockOf(book)).toBe(0)
      const where = { livre: { equals: book } }
      const { docs } = await shop.office.payload.find({
        collection: 'mouvements-stock',
        where,
        sort: 'id',
      })
      // Its start, and one sale.
      expect(docs.map(({ quantite, reste }) => [quantite, reste])).toEqual([
        [1, 1],
        [-1, 0],
      ])
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
      expect(refused.error).toMatchObject({
        name: 'ConflictError',
        details: { errors: [{ path: ['lignes', '0'], reste: 0 }] },
      })
    })

    it('know no provider whose keys were not given', async () => {
      const url = '/api/paiements/pawapay/notification'
      const call = await shop.api.ask({ method: 'POST', url, payload: '{}' })
      expect(call.statusCode).toBe(404)
      const book = await shop.book(1)
      const refused = await shop.place({ lignes: [line(book)], mode: 'pawapay' })
      expect(refused.json().error.details.errors).toMatchObject([{ path: ['mode'] }])
    })

    it('sell five copies to five of twenty', async () => {
      const book = await shop.book(5)
      const answers = await Promise.all(
        times(20, (index) => placeAs(index, { lignes: [line(book)] })),
      )
      expect(statuses(answers).filter((status) => status === 200)).toHaveLength(5)
      expect(statuses(answers).filter((status) => status === 409)).toHaveLength(15)
      expect(await shop.stockOf(book)).toBe(0)
    })

    it('take two books in whatever order without waiting for each other for ever', async () => {
      const [one, other] = [await shop.book(10), await shop.book(10)]
      const answers = await Promise.all(
        times(10, (index) => {
          const lignes = [line(one), line(other)]
          return placeAs(index, { lignes: index % 2 === 0 ? lignes : lignes.toReversed() })
        }),
      )
      expect(statuses(answers)).toEqual(times(10, () => 200))
      expect(await shop.stockOf(one)).toBe(0)
      expect(await shop.stockOf(other)).toBe(0)
    })

    it('are one order where the same key comes ten times at once, and a 409 with another cart', async () => {
      const book = await shop.book(10)
      const key = { 'idempotency-key': 'une-cle-de-la-page-1' }
      const answers = await Promise.all(times(10, () => shop.place({ lignes: [line(book)] }, key)))
      const references = new Set(answers.map((answer) => attributesOf(answer).reference))
      expect(references.size).toBe(1)
      expect(await shop.stockOf(book)).toBe(9)

      const other = await shop.place({ lignes: [line(book, 2)] }, key)
      expect(other.json().error).toMatchObject({ status: 409, name: 'ConflictError' })
      expect(await shop.stockOf(book)).toBe(9)
    })

    it('answer with the record, amounts by our own prices', async () => {
      const book = await shop.book(null, 4500)
      const answer = await shop.place({
        lignes: [line(book, 2), { nature: 'formule', code: 'mensuel' }],
        mode: 'mobile_money',
      })
      const order = orderAnswer.parse(attributesOf(answer))
      expect(order).toMatchObject({
        etat: 'en_attente',
        total: 18_900,
        devise: 'XOF',
        lignes: [
          { nature: 'livre', id: book, prix: 4500, montant: 9000 },
          { nature: 'formule', code: 'mensuel', titre: 'Formule mensuelle', montant: 9900 },
        ],
        paiement: { mode: 'mobile_money', ussd: '*144*2*1*70000001*18900%23' },
      })
      expect(order.reference).toMatch(/^CM-20\d\d-[2-9A-HJKMNP-TV-Z]{7}$/)
      expect(answer.headers['cache-control']).toBe('no-store')
      const kept = await shop.orderOf(order.reference)
      expect(kept.phone).toBe('+22670123456')
    })

    it('are paid at once where nothing is to be paid', async () => {
      const order = attributesOf(await shop.place({ lignes: [line(await shop.book(3, 0))] }))
      expect(order).toMatchObject({ etat: 'payée', total: 0, echeance: null })
    })

    it.each([
      ['an unknown book', { lignes: [{ nature: 'livre', id: 999_999, quantite: 1 }] }, 'lignes.0'],
      ['an unknown code', { lignes: [{ nature: 'formule', code: 'eternel' }] }, 'lignes.0'],
      [
        'a code of another nature',
        { lignes: [{ nature: 'prestation', code: 'mensuel' }] },
        'lignes.0',
      ],
      ['no line', { lignes: [] }, 'lignes'],
      [
        'half a month',
        { lignes: [{ nature: 'formule', code: 'mensuel', quantite: 0.5 }] },
        'lignes.0.quantite',
      ],
      ['two plans', { lignes: [{ nature: 'formule', code: 'mensuel', quantite: 2 }] }, 'lignes.0'],
      [
        'the same plan on two lines',
        { lignes: [plan('mensuel'), plan('annuel'), plan('mensuel')] },
        'lignes.2',
      ],
      [
        'eleven at once',
        { lignes: [{ nature: 'prestation', code: 'cv_professionnel', quantite: 11 }] },
        'lignes.0.quantite',
      ],
      ['no number', { phone: 'abc' }, 'phone'],
      ['no address', { email: 'x@' }, 'email'],
      ['a mode that is not switched on', { mode: 'pawapay' }, 'mode'],
      ['a mode that there is not', { mode: 'troc' }, 'mode'],
      ['cash at the door of nobody', { mode: 'especes_livraison' }, 'mode'],
    ])('are refused for %s, with the path, and nothing is kept', async (_, changed, path) => {
      const before = await shop.office.payload.count({ collection: 'commandes' })
      const plan = [{ nature: 'formule', code: 'mensuel' }]
      const answer = await shop.place({ lignes: plan, ...changed })
      expect(answer.statusCode).toBe(400)
      const { error } = answer.json()
      expect(error.name).toBe('ValidationError')
      expect(error.details.errors.map((one: { path: string[] }) => one.path.join('.'))).toContain(
        path,
      )
      expect(await shop.office.payload.count({ collection: 'commandes' })).toEqual(before)
    })

    it('take at most ten copies of a book, on however many lines', async () => {
      const book = await shop.book(100)
      const answer = await shop.place({ lignes: times(3, () => line(book, 10)) })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.details.errors).toMatchObject([
        { path: ['lignes', '1'] },
        { path: ['lignes', '2'] },
      ])
      expect(await shop.stockOf(book)).toBe(100)
    })

    it('are refused where the total is another one than was agreed to', async () => {
      const lignes = [line(await shop.book(2, 3000))]
      const answer = await shop.place({ lignes, totalVu: 2500 })
      expect(answer.json().error).toMatchObject({ status: 409, details: { total: 3000 } })
      expect((await shop.place({ lignes, totalVu: 3000 })).statusCode).toBe(200)
    })

    it('carry books to a town that is served, for its fee, and nowhere else', async () => {
      const lignes = [line(await shop.book(null, 3000))]
      const to = (ville: string) => ({
        mode: 'livraison',
        ville,
        quartier: 'Accart',
        repere: 'École',
      })
      const asked = { lignes, remise: to('bobo-dioulasso'), mode: 'especes_livraison' }
      const order = attributesOf(await shop.place(asked))
      expect(order).toMatchObject({ total: 5500, livraison: 2500 })
      const elsewhere = await shop.place({ lignes, remise: to('Paris') })
      expect(elsewhere.statusCode).toBe(400)
    })

    it('are quoted without being kept', async () => {
      const lignes = [line(await shop.book(1, 3000))]
      const quote = (await shop.api.send('commandes/apercu', { lignes })).json().data
      expect(quote).toMatchObject({
        total: 3000,
        villes: [{ ville: 'Bobo-Dioulasso', frais: 2500 }],
        modes: ['especes_agence', 'mobile_money', 'virement'],
      })
      const gone = await shop.api.send('commandes/apercu', {
        lignes: [{ ...lignes[0], quantite: 2 }],
      })
      expect(gone.json().error.details.errors).toMatchObject([{ path: ['lignes', '0'], reste: 1 }])
    })

    it('open to who has the phone or the key, and look like none to everybody else', async () => {
      const { reference, cle } = attributesOf(
        await shop.place({ lignes: [line(await shop.book(2))] }),
      )
      const open = (proof: object) => shop.api.send('commandes/ouvrir', { reference, ...proof })
      const typed = reference.replaceAll('-', '').toLowerCase()
      const opened = openedOrder.parse(
        attributesOf(
          await shop.api.send('commandes/ouvrir', { reference: typed, phone: customer.phone }),
        ),
      )
      expect(opened).toMatchObject({ reference, cle, nom: customer.nom, peutAnnuler: true })
      expect(attributesOf(await open({ cle })).etapes).toMatchObject([{ titre: 'Commande reçue' }])

      const wrong = [
        await open({ phone: '70 12 34 57' }),
        await open({ cle: 'f'.repeat(32) }),
        await open({}),
        await shop.api.send('commandes/ouvrir', {
          reference: 'CM-2026-2222222',
          phone: customer.phone,
        }),
        await shop.api.send('commandes/ouvrir', { reference: 'rien', phone: customer.phone }),
      ]
      expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(wrong[0]?.statusCode).toBe(404)
    })

    it('are told in the language of who reads them', async () => {
      const plan = { nature: 'formule', code: 'mensuel' }
      const { reference, cle } = attributesOf(
        await shop.place({ lignes: [plan], mode: 'especes_agence', locale: 'en' }),
      )
      const told = async (more: object) => {
        const answer = await shop.api.send('commandes/ouvrir', { reference, cle, ...more })
        const { paiement, etapes } = openedOrder.parse(attributesOf(answer))
        return [paiement.instructions, etapes[0]?.titre]
      }
      const [fr, en] = [await told({ locale: 'fr' }), await told({ locale: 'en' })]
      expect(fr).toEqual([expect.stringMatching(/^(Payez|Réglez)/), 'Commande reçue'])
      expect(en).toEqual([expect.stringMatching(/^Pay/), 'Order received'])
      expect(await told({})).toEqual(en)
    })

    it('give their copies back when the customer cancels, once', async () => {
      const book = await shop.book(6)
      const { reference, cle } = attributesOf(await shop.place({ lignes: [line(book, 3)] }))
      expect(await shop.stockOf(book)).toBe(3)
      const cancel = () => shop.api.send('commandes/annuler', { reference, cle })
      const answers = await Promise.all([cancel(), cancel(), cancel()])
      expect(statuses(answers)).toEqual([200, 409, 409])
      expect(await shop.stockOf(book)).toBe(6)
      const order = await shop.orderOf(reference)
      expect(order.etat).toBe('annulée')
      const where = { commande: { equals: order.id } }
      const { docs } = await shop.office.payload.find({ collection: 'paiements', where })
      expect(docs.map(({ etat }) => etat)).toEqual(['annulé'])
    })

    it.each(['commandes', 'paiements'])('are read by no stranger: GET /api/%s', async (path) => {
      expect((await shop.api.ask(`/api/${path}`)).statusCode).toBe(403)
      expect((await shop.api.ask(`/api/${path}/1`)).statusCode).toBe(403)
    })
  })
}
