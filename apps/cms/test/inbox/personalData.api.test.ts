import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillTariffs } from '../../src/orders/tariffs/fillTariffs.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
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

describe('what is kept of a person (issue 4, personal data)', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall
  const find = (email: string) =>
    call('administrator', 'GET', `erasures/person?email=${encodeURIComponent(email)}`)
  const countsOf = async (email: string) => (await (await find(email)).json()).counts
  const erase = (email: unknown, role: 'administrator' | 'agent' | 'editor' | null) =>
    call(role, 'POST', 'erasures/person/erase', { email })
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
    const answer = await call('administrator', 'GET', `erasures/person/export?email=${person}`)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const file = await answer.json()
    expect(Object.keys(file)).toEqual(Object.keys(everything))
    expect(file.devis[0]).toMatchObject({ email: 'Awa@Exemple.BF', nom: 'Awa' })
    expect(file.contacts[0].message).toBe('Message de Awa@Exemple.BF')
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/idempotencyKey|messageId|"cle|empreinte/)
    for (const email of others) expect(text).not.toContain(email)
  })

  it.each(['agent', 'editor', null] as const)('is nothing for %s to ask about', async (role) => {
    expect((await call(role, 'GET', `erasures/person?email=${person}`)).status).toBe(403)
    expect((await call(role, 'GET', `erasures/person/export?email=${person}`)).status).toBe(403)
    expect((await erase(person, role)).status).toBe(403)
    expect(await countsOf(person)).toEqual(everything)
  })

  it('is erased in one go, and nothing of anybody else', async () => {
    const erased = await (await erase('awa@exemple.bf', 'administrator')).json()
    expect(erased.counts).toEqual(everything)
    const none = { devis: 0, contacts: 0, newsletters: 0, commandes: 0, emails: 0 }
    expect(await countsOf(person)).toEqual(none)
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
      expect((await countsOf(email)).devis).toBe(0)
    },
  )

  it.each(['', 'awa', '@exemple.bf', '%', null, { like: 'a' }])(
    'is not looked for under what is no address: %o',
    async (email) => {
      const { totalDocs } = await office.payload.count({ collection: 'erasures' })
      expect((await erase(email, 'administrator')).status).toBe(400)
      expect((await office.payload.count({ collection: 'erasures' })).totalDocs).toBe(totalDocs)
    },
  )
})
