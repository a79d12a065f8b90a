import { formHeaders, shortestFillingIn } from '@sira/contract/forms/envelope'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'

const trapped = { [formHeaders.trap]: 'https://spam.example' }
const tooFast = { [formHeaders.filledIn]: String(shortestFillingIn - 1) }

describe('a message that looks like a machine’s', () => {
  let office: OpenPayload
  let api: FormApi
  const sendMessage = (message: string, headers: Record<string, string> = {}) =>
    api.send('contacts', { name: 'Awa', email: 'awa@exemple.bf', message }, headers)
  const kept = async (message: string) => {
    const where = { message: { equals: message } }
    return (await office.payload.find({ collection: 'contacts', where })).docs[0]
  }
  const letters = async () => (await office.payload.count({ collection: 'emails' })).totalDocs
  const askForProofs = (proofOfWork: boolean) =>
    office.payload.updateGlobal({ slug: 'settings', data: { proofOfWork } })
  const challengeFor = async (key: string) =>
    (await api.ask(`/api/form-challenge?key=${key}`)).json()

  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload)
  })
  afterEach(() => askForProofs(false))
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it.each([
    ['filled in the field that people do not see', trapped],
    ['came faster than anybody reads', tooFast],
  ])('is kept apart without a letter when it %s', async (what, headers) => {
    const before = await letters()
    await sendMessage(what, headers)
    expect((await kept(what))?.state).toBe('unwanted')
    expect(await letters()).toBe(before)
  })

  it('gets the same answer as any other', async () => {
    const shapeOf = (answer: Awaited<ReturnType<typeof sendMessage>>) => ({
      status: answer.statusCode,
      headers: Object.keys(answer.headers).filter((name) => !name.startsWith('x-ratelimit')),
      attributes: Object.keys(answer.json().data.attributes),
    })
    const good = shapeOf(await sendMessage('Bonjour'))
    expect(good.status).toBe(200)
    expect(shapeOf(await sendMessage('Bonjour', trapped))).toEqual(good)
  })

  it.each([
    ['just slow enough', { [formHeaders.filledIn]: String(shortestFillingIn) }],
    ['with a time that is none', { [formHeaders.filledIn]: '-5' }],
    ['with the unseen field empty', { [formHeaders.trap]: '' }],
  ])('is not what comes %s', async (what, headers) => {
    await sendMessage(what, headers)
    expect((await kept(what))?.state).toBe('new')
  })

  it.each([
    ['no proof at all', undefined],
    ['a proof that is no JSON', '{'],
    ['a proof of another kind', '{"challenge":{},"solution":{}}'],
  ])('is what comes with %s where the settings ask for one', async (what, proof) => {
    await askForProofs(true)
    await sendMessage(what, {
      [formHeaders.key]: crypto.randomUUID(),
      ...(proof === undefined ? {} : { [formHeaders.proof]: proof }),
    })
    expect((await kept(what))?.state).toBe('unwanted')
  })

  it('is what comes with a challenge that was not solved, or an easier one', async () => {
    await askForProofs(true)
    const key = crypto.randomUUID()
    const challenge = await challengeFor(key)
    const solution = await solveChallenge({ challenge, deriveKey })
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } }
    const unsolved = { challenge, solution: { ...solution, counter: 0, derivedKey: '' } }
    const proofs = { 'Non résolu': unsolved, 'Plus facile': { challenge: easier, solution } }
    for (const [message, proof] of Object.entries(proofs)) {
      const headers = { [formHeaders.proof]: JSON.stringify(proof) }
      await sendMessage(message, { ...headers, [formHeaders.key]: key })
      expect((await kept(message))?.state, message).toBe('unwanted')
      await office.payload.delete({
        collection: 'contacts',
        where: { message: { equals: message } },
      })
    }
    const headers = { [formHeaders.proof]: JSON.stringify({ challenge, solution }) }
    await sendMessage('Résolu', { ...headers, [formHeaders.key]: key })
    expect((await kept('Résolu'))?.state).toBe('new')
  })

  it.each([
    '/api/form-challenge',
    '/api/form-challenge?key=x',
    '/api/form-challenge?key[]=abcdefgh',
  ])('is given no challenge at %s', async (url) => {
    expect((await api.ask(url)).statusCode).toBe(400)
  })
})
