import { formHeaders } from '@sira/contract/forms/envelope'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../server/environment.ts'
import { createHost } from '../../server/host.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const key = () => crypto.randomUUID()
let visitors = 0

describe('keeping what visitors send (issue 4)', () => {
  let office: OpenPayload
  let app: FastifyInstance

  beforeAll(async () => {
    office = await openPayload()
    app = (await createHost(readEnvironment(process.env), office.payload)).app
  })
  afterAll(async () => {
    await app.close()
    await office.close()
  })

  /** Each call comes from another visitor, unless it says otherwise. */
  function post(path: string, data: object, headers: Record<string, string> = {}) {
    visitors += 1
    const from = { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` }
    return app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'content-type': 'application/json', ...from, ...headers },
      payload: JSON.stringify({ data }),
    })
  }
  const quote = (message: string) => ({ nom: 'Awa', email: 'awa@exemple.bf', message })
  const kept = async (message: string, collection: 'devis' | 'contacts' = 'devis') =>
    (await office.payload.find({ collection, where: { message: { equals: message } } })).docs
  const lettersAbout = async (id: number, type: 'devis' | 'newsletters' = 'devis') =>
    (await office.payload.find({ collection: 'emails', depth: 0, pagination: false })).docs.filter(
      ({ about }) => about?.relationTo === type && about.value === id,
    )

  it('makes one record of what comes twice under one key, and two letters, not four', async () => {
    const headers = { [formHeaders.key]: key() }
    const [first, second] = [
      await post('devis', quote('Deux fois'), headers),
      await post('devis', quote('Deux fois'), headers),
    ]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json().data.id).toBe(first.json().data.id)
    const records = await kept('Deux fois')
    expect(records).toHaveLength(1)
    expect(await lettersAbout(records[0]?.id ?? 0)).toHaveLength(2)
  })

  it('makes one record of what comes by several connections at once', async () => {
    const headers = { [formHeaders.key]: key() }
    const data = { name: 'Awa', email: 'awa@exemple.bf', message: 'En même temps' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('contacts', data, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await kept('En même temps', 'contacts')).toHaveLength(1)
  })

  it('takes the same words for two messages where no key says otherwise', async () => {
    await post('devis', quote('Encore'))
    await post('devis', quote('Encore'))
    expect(await kept('Encore')).toHaveLength(2)
  })

  it('refuses other words under a used key, and a key that is none', async () => {
    const headers = { [formHeaders.key]: key() }
    await post('devis', quote('Une chose'), headers)
    const other = await post('devis', quote('Une autre'), headers)
    expect(other.statusCode).toBe(422)
    expect(await kept('Une autre')).toEqual([])
    expect((await post('devis', quote('x'), { [formHeaders.key]: 'a b' })).statusCode).toBe(400)
  })

  it('answers with what was sent, and nothing of what the team adds to it', async () => {
    const { data } = (await post('devis', quote('Réponse'))).json()
    expect(Object.keys(data.attributes).sort()).toEqual(
      ['createdAt', 'email', 'message', 'nom', 'phone', 'service', 'updatedAt'].sort(),
    )
  })

  it.each([
    ['the field nobody sees was filled in', { [formHeaders.trap]: 'yes' }, /invisible/],
    ['it took less than a second', { [formHeaders.filledIn]: '400' }, /seconde/],
  ])('sets apart, without a word to the sender, when %s', async (what, headers, reason) => {
    const answer = await post('devis', quote(what), headers)
    expect(answer.statusCode).toBe(200)
    const [record] = await kept(what)
    expect(record).toMatchObject({ state: 'unwanted', suspicion: expect.stringMatching(reason) })
    expect(await lettersAbout(record?.id ?? 0)).toEqual([])
  })

  it('asks for a proof of work when the settings do, bound to its message', async () => {
    await office.payload.updateGlobal({ slug: 'settings', data: { proofOfWork: true } })
    const own = key()
    const { body } = await app.inject({ url: `/api/form-challenge?key=${own}` })
    const challenge = JSON.parse(body)
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = { [formHeaders.proof]: JSON.stringify({ challenge, solution }) }

    await post('devis', quote('Prouvé'), { [formHeaders.key]: own, ...proof })
    await post('devis', quote('Preuve d’un autre'), { [formHeaders.key]: key(), ...proof })
    await post('devis', quote('Sans preuve'), { [formHeaders.key]: key() })
    const states = ['Prouvé', 'Preuve d’un autre', 'Sans preuve'].map(
      async (message) => (await kept(message))[0]?.state,
    )
    expect(await Promise.all(states)).toEqual(['new', 'unwanted', 'unwanted'])
    await office.payload.updateGlobal({ slug: 'settings', data: { proofOfWork: false } })
  })

  it('says how long to wait after thirty of a form from one address', async () => {
    const from = { 'x-forwarded-for': '192.0.2.7' }
    const answers = []
    for (let count = 0; count < 31; count += 1) {
      answers.push(await post('contacts', { name: 'x' }, from))
    }
    expect(answers.at(-2)?.statusCode).toBe(400)
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post('devis', quote('Autre formulaire'), from)).statusCode).toBe(200)
  })

  it('refuses more than 100 kB, and lets nobody read', async () => {
    expect((await post('devis', quote('é'.repeat(60_000)))).statusCode).toBe(413)
    for (const path of ['devis', 'contacts', 'newsletters', 'devis/1', 'emails', 'erasures']) {
      expect([403, 404]).toContain((await app.inject({ url: `/api/${path}` })).statusCode)
    }
  })

  describe('the newsletter (double opt-in)', () => {
    const subscriber = async (email: string) =>
      (
        await office.payload.find({
          collection: 'newsletters',
          where: { email: { equals: email } },
        })
      ).docs[0]
    const tokenFor = async (email: string) => {
      const { docs } = await office.payload.find({
        collection: 'emails',
        where: { to: { equals: email } },
        sort: '-id',
      })
      return /jeton=([\w.-]+)/.exec(docs[0]?.text ?? '')?.[1] ?? ''
    }
    const decide = (decision: string, token: string) => post(`newsletters/${decision}`, { token })

    it('writes once to an address, however often it is typed', async () => {
      await post('newsletters', { nom: '', email: 'Lectrice@exemple.bf' })
      await post('newsletters', { nom: '', email: 'lectrice@exemple.bf' })
      const found = await subscriber('lectrice@exemple.bf')
      expect(found).toMatchObject({ subscription: 'pending' })
      expect(await lettersAbout(found?.id ?? 0, 'newsletters')).toHaveLength(1)
    })

    it('is confirmed by its link, ended by another, and not revived by the first', async () => {
      const email = 'lectrice@exemple.bf'
      const token = await tokenFor(email)
      expect((await decide('unsubscribe', token)).statusCode).toBe(404)
      expect((await decide('confirm', token)).statusCode).toBe(200)
      expect((await decide('confirm', token)).statusCode).toBe(200)
      expect((await subscriber(email))?.subscription).toBe('confirmed')

      const found = await subscriber(email)
      await office.payload.update({
        collection: 'newsletters',
        id: found?.id ?? 0,
        data: { subscription: 'unsubscribed' },
      })
      expect((await decide('confirm', token)).statusCode).toBe(200)
      expect((await subscriber(email))?.subscription).toBe('unsubscribed')
    })

    it.each(['', 'x', `1.${'a'.repeat(43)}`, `999999.${'a'.repeat(43)}`])(
      'takes no token that is none of ours: « %s »',
      async (token) => {
        expect((await decide('confirm', token)).statusCode).toBe(404)
        expect((await app.inject({ url: '/api/newsletters/confirm' })).statusCode).not.toBe(200)
      },
    )
  })
})
