import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillTariffs } from '../../src/orders/tariffs/fillTariffs.ts'
import { seenAccounts } from '../../src/people/seenAccounts.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const root = join(import.meta.dirname, '../../../..')
const fixture = (path: string) => readFileSync(join(root, path), 'utf8')
const seen = (typed: string) => typed.replace(/\p{Cf}|\ufe0f/gu, '')
const addresses = [
  ...fixture('packages/contract/src/forms/fixtures/adresses-caracteres-invisibles.txt')
    .trim()
    .split('\n'),
  '\ufeffawa.marque@exemple.bf',
  'awa.selecteur\ufe0f@exemple.bf',
  'awa.domaine@exem\u00adple.bf',
]

describe('an address with characters that nobody sees', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall
  beforeAll(async () => {
    office = await openPayload()
    await fillTariffs(office.payload)
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  const at = async (
    collection: 'devis' | 'contacts' | 'newsletters' | 'commandes',
    email: string,
  ) =>
    (await office.payload.find({ collection, where: { email: { equals: email } }, trash: true }))
      .docs
  const found = async (who: string) => {
    const path = `erasures/person?who=${encodeURIComponent(who)}`
    return (await (await call('administrator', 'GET', path)).json()).counts
  }

  it.each(addresses)('is kept and written to as it looks, by each form: %j', async (typed) => {
    const name = 'Awa \u{1f469}\u200d\u{1f4bb}'
    const message = `Bonjour de ${seen(typed)}`
    const order = { mode: 'especes_agence', lignes: [{ nature: 'formule', code: 'mensuel' }] }
    const sent = [
      await api.send('devis', { nom: name, email: typed, message }),
      await api.send('contacts', { name, email: typed, message }),
      await api.send('newsletters', { email: typed }),
      await api.send('commandes', { ...order, nom: name, phone: '70123456', email: typed }),
    ]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await at('devis', seen(typed))).toMatchObject([{ nom: name }])
    for (const collection of ['contacts', 'newsletters', 'commandes'] as const) {
      expect(await at(collection, seen(typed)), collection).toHaveLength(1)
    }
    const asked = { devis: 1, contacts: 1, newsletters: 1, commandes: 1 }
    expect(await found(typed)).toMatchObject(asked)
  })

  it('subscribes once who is the same, by the form and by a file', async () => {
    await api.send('newsletters', { email: 'issa@exemple.bf' })
    const file = Buffer.from(
      fixture(
        'apps/cms/src/messages/newsletter/imports/fixtures/abonnes-caracteres-invisibles.csv',
      ),
    ).toString('base64')
    const preview = await call('administrator', 'POST', 'newsletters/import', { file })
    expect(await preview.json()).toMatchObject({
      joining: 2,
      refused: [{ line: 4, why: 'Cette adresse est déjà à la ligne 3.' }],
    })
    const done = await call('administrator', 'POST', 'newsletters/import', { file, joining: 2 })
    expect(done.status).toBe(200)
    for (const email of ['ali@exemple.bf', 'issa@exemple.bf']) {
      expect(await at('newsletters', email)).toMatchObject([{ subscription: 'confirmed' }])
    }
  })

  it('signs in, is invited and is made an account as it looks', async () => {
    const password = 'Un-mot-de-passe-7'
    const account = { email: '\u200bmoussa@sira.example', password, role: 'editor' }
    const made = await call('administrator', 'POST', 'users', {
      ...account,
      currentPassword: password,
    })
    expect(made.status, await made.clone().text()).toBe(201)
    for (const email of [
      'moussa@sira.example',
      'mou\u00adssa@sira.example',
      '\u200fmoussa@sira.example\u2060',
    ]) {
      const answer = await office.call('POST', 'users/login', null, { email, password })
      expect(answer.status, JSON.stringify(email)).toBe(200)
    }
    const again = await call('administrator', 'POST', 'users/invite', {
      email: 'mous\u200bsa@sira.example',
      nom: 'Moussa',
      role: 'editor',
    })
    expect([400, 409, 503]).toContain(again.status)
  })

  it('that an account had before is seen, and its owner signs in', async () => {
    const password = 'Un-mot-de-passe-7'
    const made = await office.payload.create({
      collection: 'users',
      data: { email: 'fanta@sira.example', password, role: 'editor', nom: 'Fanta' },
    })
    const email = 'fan\u00adta@sira.example'
    await office.payload.db.updateOne({ collection: 'users', id: made.id, data: { email } })
    await seenAccounts(office.payload)
    const answer = await office.call('POST', 'users/login', null, { email, password })
    expect(answer.status).toBe(200)
  })
})
