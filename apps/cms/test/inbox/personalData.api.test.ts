import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { movePayment } from '../../src/money/ledger/movePayment.ts'
import { moveOrder } from '../../src/orders/moves/moveOrder.ts'
import { fillTariffs } from '../../src/orders/tariffs/fillTariffs.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { eraseTold } from '../support/eraseTold.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const person = 'awa@exemple.bf'
/** Addresses that a search for a part, or with wildcards, would take for hers. */
const others = ['xawa@exemple.bf', 'awa@exemple.bfa', 'a_a@exemple.bf', '%@exemple.bf']

const order = {
  nom: 'Awa',
  phone: '70123456',
  mode: 'especes_agence',
  lignes: [{ nature: 'formule', code: 'mensuel' }],
}

/** The kinds of which something is there: a further kind changes nothing here. */
function present(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

describe('what is kept of a person', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall
  const find = (who: string) =>
    call('administrator', 'GET', `erasures/person?who=${encodeURIComponent(who)}`)
  const countsOf = async (who: string) => present((await (await find(who)).json()).counts)
  const erase = (who: unknown, role: 'administrator' | 'agent' | 'editor' | null) =>
    call(role, 'POST', 'erasures/person/erase', { who })
  /** One quote request, one message, one subscription and one order. */
  const writes = async (email: string) => {
    await api.send('devis', { nom: 'Awa', email, message: `Devis de ${email}` })
    await api.send('contacts', { name: 'Awa', email, message: `Message de ${email}` })
    await api.send('newsletters', { email })
    await api.send('commandes', { ...order, email })
  }
  // For each of the two messages a notice that answers to her and an acknowledgement; that of the
  // order; and the confirmation of the subscription.
  const everything = { devis: 1, contacts: 1, newsletters: 1, commandes: 1, emails: 6 }

  beforeAll(async () => {
    office = await openPayload()
    await fillTariffs(office.payload)
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
    for (const email of others) await writes(email)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it('is found by her address whatever its case, the notices to the company included', async () => {
    await writes('Awa@Exemple.BF')
    for (const email of [person, 'AWA@EXEMPLE.BF', ' awa@exemple.bf ']) {
      expect(await countsOf(email), email).toEqual(everything)
    }
  })

  it('is handed over as a file with her words, and without our bookkeeping', async () => {
    const answer = await call('administrator', 'GET', `erasures/person/export?who=${person}`)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const file = await answer.json()
    expect(Object.keys(file)).toEqual(expect.arrayContaining(Object.keys(everything)))
    expect(file.devis[0]).toMatchObject({ email: 'Awa@Exemple.BF', nom: 'Awa' })
    expect(file.contacts[0].message).toBe('Message de Awa@Exemple.BF')
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/idempotencyKey|messageId|"cle|empreinte/)
    for (const email of others) expect(text).not.toContain(email)
  })

  it.each(['agent', 'editor', null] as const)('is nothing for %s to ask about', async (role) => {
    expect((await call(role, 'GET', `erasures/person?who=${person}`)).status).toBe(403)
    expect((await call(role, 'GET', `erasures/person/export?who=${person}`)).status).toBe(403)
    expect((await erase(person, role)).status).toBe(403)
    expect(await countsOf(person)).toEqual(everything)
  })

  it('is erased in one go, and nothing of anybody else', async () => {
    const erased = await (await erase('awa@exemple.bf', 'administrator')).json()
    expect(present(erased.counts)).toEqual(everything)
    expect(await countsOf(person)).toEqual({})
    for (const email of others.filter((one) => one !== '%@exemple.bf')) {
      expect(await countsOf(email), email).toEqual(everything)
    }
    const { totalDocs } = await office.payload.count({ collection: 'devis' })
    expect(totalDocs).toBe(others.length)
    // An order is kept for the accounts, without her.
    const orders = await office.payload.find({ collection: 'commandes', sort: '-id' })
    expect(orders.totalDocs).toBe(others.length + 1)
    expect(orders.docs[0]).toMatchObject({ nom: null, phone: null, email: null, total: 9900 })
  })

  it('leaves a trace of who erased how much, but not of whom', async () => {
    const answer = await call('administrator', 'GET', 'erasures')
    const { docs } = await answer.json()
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      by: 'Issa',
      what: 'Demandes de devis : 1, Messages : 1, Abonnements : 1, Commandes : 1, E-mails : 6',
    })
    expect(JSON.stringify(docs)).not.toMatch(/awa/i)
    const { erasedAt } = await (await find('AWA@exemple.bf')).json()
    expect(erasedAt).toBe(docs[0].createdAt)
  })

  it('cannot be hidden by changing the trace', async () => {
    const { docs } = await (await call('administrator', 'GET', 'erasures')).json()
    const path = `erasures/${docs[0].id}`
    expect((await call('administrator', 'DELETE', path)).status).toBe(403)
    expect((await call('administrator', 'PATCH', path, { by: 'x' })).status).toBe(403)
  })

  it.each(['prénom.nom@exemple.bf', 'Éloïse@exemple.bf', "o'brien@exemple.bf", 'a&b%c@exemple.bf'])(
    'is found and erased under every address a form takes: %s',
    async (email) => {
      await writes(email)
      expect(await countsOf(email.toUpperCase())).toEqual(everything)
      expect((await erase(email.toLowerCase(), 'administrator')).status).toBe(200)
      expect((await countsOf(email)).devis).toBeUndefined()
    },
  )

  describe('whose order was paid', () => {
    const email = 'payeuse@exemple.bf'
    const home = { mode: 'livraison', ville: 'Ouagadougou', quartier: 'Zogona', repere: 'Puits' }
    let req: PayloadRequest
    let paid: number

    async function orderOf(id: number) {
      return office.payload.findByID({ collection: 'commandes', id, depth: 0 })
    }
    async function newOrder(): Promise<number> {
      await api.send('commandes', { ...order, phone: '70 99 88 77', email })
      const { docs } = await office.payload.find({ collection: 'commandes', sort: '-id', limit: 1 })
      return docs[0]?.id ?? 0
    }
    async function paymentOf(id: number): Promise<number> {
      const where = { commande: { equals: id } }
      const { docs } = await office.payload.find({ collection: 'paiements', where, depth: 0 })
      return docs[0]?.id ?? 0
    }

    beforeAll(async () => {
      req = await createLocalReq({}, office.payload)
      paid = await newOrder()
      await confirmPayment(await paymentOf(paid), { by: 'personnel', received: 9900 }, req)
      const data = { note: 'Appeler Awa', notes: 'Awa, la sœur d’Issa', remise: home }
      await office.payload.db.updateOne({ collection: 'commandes', id: paid, data })
    })

    it('stays whole while it is under way, which is said before and after', async () => {
      const unpaid = await newOrder()
      expect(await (await find(email)).json()).toMatchObject({
        counts: { commandes: 2 },
        kept: { accounts: 0, underWay: 1 },
      })
      expect(await (await erase(email, 'administrator')).json()).toMatchObject({
        counts: { commandes: 1 },
        kept: { accounts: 0, underWay: 1 },
      })
      expect((await orderOf(paid)).email).toBe(email)
      expect((await orderOf(unpaid)).nom).toBeNull()
    })

    it('keeps the name and the number that the accounts need, and nothing else', async () => {
      await moveOrder(paid, 'préparée', { by: 'personnel', message: 'Bonjour Awa' }, req)
      await moveOrder(paid, 'remise', { by: 'personnel' }, req)
      expect(await (await erase('70998877', 'administrator')).json()).toMatchObject({
        counts: { commandes: 0 },
        kept: { accounts: 1, underWay: 0 },
      })
      const kept = await orderOf(paid)
      expect(kept).toMatchObject({ nom: 'Awa', phone: '+22670998877', email: null, total: 9900 })
      const besides = { ...kept, nom: '', searchText: kept.searchText?.replace(' awa ', ' ') }
      expect(JSON.stringify(besides)).not.toMatch(/awa|payeuse|zogona|puits/i)
      expect(await countsOf(email)).toEqual({})
      const { docs } = await office.payload.find({ collection: 'erasures', sort: '-id', limit: 1 })
      expect(docs[0]?.what).toContain('Gardé pour la comptabilité\u00a0: 1')
    })

    it('stays while its money has to be given back, and then for the accounts', async () => {
      const id = await newOrder()
      const payment = await paymentOf(id)
      await confirmPayment(payment, { by: 'personnel', received: 9900 }, req)
      await moveOrder(id, 'annulée', { by: 'personnel', why: 'Awa renonce' }, req)
      await eraseTold(office.payload, new Date(Date.now() + 5 * 365 * 86_400_000))
      expect(await (await erase(email, 'administrator')).json()).toMatchObject({
        kept: { accounts: 0, underWay: 1 },
      })
      await movePayment(payment, 'remboursé', { by: 'personnel', why: 'Orange, PP12' }, req)
      expect(await (await erase(email, 'administrator')).json()).toMatchObject({
        kept: { accounts: 1, underWay: 0 },
      })
      expect(await orderOf(id)).toMatchObject({ nom: 'Awa', paye: 0 })
    })
  })

  describe('who gave a phone number', () => {
    const typed = '+226 76 11 22 33'
    /** Somebody of Mali whose number has the same digits within the country. */
    const elsewhere = '+22376112233'
    let reference: string

    beforeAll(async () => {
      const { payload } = office
      const message = { email: 'voisin@exemple.bf', message: 'Bonjour' }
      const placed = await api.send('commandes', { ...order, phone: typed })
      reference = placed.json().data.attributes.reference
      const owner = { nom: 'Aïssata', email: 'aissata@exemple.bf', phone: typed }
      await api.send('devis', { ...owner, message: 'Un site' })
      await api.send('contacts', { ...message, name: 'Issa', phone: elsewhere, indicatif: '+223' })
      // As numbers were kept before forms kept them whole.
      const old = { ...message, name: 'Aïssata', phone: '76 11-22.33', indicatif: '+226' }
      await payload.db.create({ collection: 'contacts', data: { ...old, state: 'new' } })
    })

    it.each(['76112233', '76 11 22 33', '0022676112233', '226 76-11-22-33', typed])(
      'is found by it, typed %s, with the letters about what she sent',
      async (phone) => {
        expect(await countsOf(phone)).toEqual({ devis: 1, contacts: 1, commandes: 1, emails: 2 })
      },
    )

    it('is told by what else stands there: other names, and the addresses beside it', async () => {
      expect(await (await find('76112233')).json()).toMatchObject({
        address: '+22676112233',
        names: ['Aïssata', 'Awa'],
        others: ['aissata@exemple.bf', 'voisin@exemple.bf'],
      })
    })

    it('is handed what she paid, or tried to', async () => {
      const path = `erasures/person/export?who=${encodeURIComponent(typed)}`
      const file = await (await call('administrator', 'GET', path)).json()
      expect(file.commandes).toHaveLength(1)
      expect(file.commandes[0]).toMatchObject({ reference, paiements: [{ montant: 9900 }] })
      expect(file.devis[0].message).toBe('Un site')
    })

    it('is erased by it, and nobody else', async () => {
      const { counts } = await (await erase('76.11.22.33', 'administrator')).json()
      expect(counts).toMatchObject({ devis: 1, contacts: 1, commandes: 1, emails: 2 })
      expect(await countsOf(typed)).toEqual({})
      expect((await (await find('0022676112233')).json()).erasedAt).toBeTruthy()
      expect(await countsOf(elsewhere)).toMatchObject({ contacts: 1 })
      expect((await api.send('suivi', { reference, phone: typed })).statusCode).toBe(404)
    })
  })

  it('leaves the free words about an order and its payments with it', async () => {
    const { payload } = office
    const email = 'bavarde@exemple.bf'
    await api.send('commandes', { ...order, email })
    const { docs } = await payload.find({
      collection: 'commandes',
      where: { email: { equals: email } },
    })
    const id = docs[0]?.id ?? 0
    const payments = { collection: 'paiements', where: { commande: { equals: id } } } as const
    const [payment] = (await payload.find(payments)).docs
    const req = await createLocalReq({}, payload)
    const [why, message] = ['Awa a appelé du 70123456', 'Bonjour Awa']
    const said = { by: 'personnel', why, message } as const
    const facts = { transaction: 'AWA1', preuve: 'orange:AWA1' }
    const typed = { by: 'client', facts } as const
    await movePayment(payment?.id ?? 0, 'déclaré', typed, req)
    await movePayment(payment?.id ?? 0, 'refusé', said, req)
    await moveOrder(id, 'annulée', said, req)

    await erase(email, 'administrator')
    const kept = [
      await payload.findByID({ collection: 'commandes', id }),
      await payload.find(payments),
    ]
    expect(JSON.stringify(kept)).not.toMatch(/awa|70123456/i)
  })

  it.each(['', 'awa', '@exemple.bf', '%', '7011', '+226', null, { like: 'a' }])(
    'is not looked for under what is neither address nor number: %o',
    async (email) => {
      const { totalDocs } = await office.payload.count({ collection: 'erasures' })
      expect((await erase(email, 'administrator')).status).toBe(400)
      expect((await office.payload.count({ collection: 'erasures' })).totalDocs).toBe(totalDocs)
    },
  )
})
