import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../../src/dossiers/person/fingerprint.ts'
import { returnToken } from '../../src/mail/returning/returnToken.ts'
import { decideSubscription } from '../../src/messages/newsletter/decideSubscription.ts'
import { erasedOn } from '../../src/messages/newsletter/imports/erasedOn.ts'
import { subscriptionToken } from '../../src/messages/newsletter/subscriptionToken.ts'
import { answeredRecord } from '../../src/messages/replies/mailbox/answeredRecord.ts'
import { recoveryHash } from '../../src/people/secondFactor/recoveryCodes.ts'
import { seal, unseal } from '../../src/people/secondFactor/sealed.ts'
import { resealSecondFactors, spendCode } from '../../src/people/secondFactor/secondFactor.ts'
import { issueTicket, readTicket } from '../../src/people/secondFactor/ticket.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const former = 'the-secret-of-before-0123456789abcd'
const older = 'the-one-before-that-0123456789abcdef'
const foreign = 'a-secret-that-was-never-ours-0123456'

describe('once PAYLOAD_SECRET was changed', () => {
  let office: OpenPayload
  beforeAll(async () => {
    office = await openPayload({ settings: { PREVIOUS_SECRETS: `${former}, ${older}` } })
  })
  afterAll(async () => {
    delete process.env.PREVIOUS_SECRETS
    await office.close()
  })

  it.each([
    ['the one before', former, true],
    ['an older one', older, true],
    ['one that was never ours', foreign, false],
  ])(
    'the link in a letter of before takes its reader off the list, under %s',
    async (_which, secret, does) => {
      const email = `${secret.slice(0, 14)}@exemple.bf`
      const { payload } = office
      const data = { nom: '', email, state: 'new', subscription: 'confirmed' } as const
      const reader = await payload.create({ collection: 'newsletters', data, depth: 0 })
      const token = subscriptionToken(reader, 'unsubscribe', secret)
      expect(await decideSubscription(token, 'unsubscribe', payload)).toBe(does)
      const { subscription } = await payload.findByID({ collection: 'newsletters', id: reader.id })
      expect(subscription).toBe(does ? 'unsubscribed' : 'confirmed')
    },
  )

  it('an answer to a letter of before comes to its record', async () => {
    const { payload } = office
    const message = { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour' }
    const contact = await payload.create({ collection: 'contacts', data: message, depth: 0 })
    const { docs } = await payload.find({ collection: 'emails', depth: 0, limit: 1 })
    const headers = (secret: string) =>
      Buffer.from(`To: ${returnToken(docs[0]?.id ?? 0, secret)}@exemple.bf\r\n`)
    expect(await answeredRecord(headers(former), payload)).toMatchObject({ id: contact.id })
    expect(await answeredRecord(headers(foreign), payload)).toBeUndefined()
  })

  it('who was erased before is known to have been', async () => {
    const req = await createLocalReq({}, office.payload)
    const erased = {
      by: 'Issa',
      what: 'Un message',
      fingerprint: fingerprint({ email: 'e@exemple.bf' }, older),
    }
    await office.payload.create({ collection: 'erasures', data: erased, depth: 0 })
    expect([...(await erasedOn(['e@exemple.bf', 'f@exemple.bf'], req)).keys()]).toEqual([
      'e@exemple.bf',
    ])
  })

  it('second factors are sealed anew, and recovery codes on paper still open', async () => {
    const { payload } = office
    const code = 'k7m2p-x9q4w'
    const purpose = 'second factor'
    const data = { user: 1, key: seal('clé', purpose, older), lastStep: 0 }
    const recovery = [recoveryHash(code, former), recoveryHash('aaaaa-bbbbb', former)]
    const { id } = await payload.create({
      collection: 'second-factors',
      data: { ...data, recovery },
      depth: 0,
    })
    const kept = () => payload.findByID({ collection: 'second-factors', id, depth: 0 })
    await resealSecondFactors(payload)
    expect(unseal((await kept()).key, purpose, payload.secret)).toBe('clé')
    const req = await createLocalReq({}, payload)
    expect(await spendCode(req, await kept(), code)).toBe(true)
    expect(await spendCode(req, await kept(), code)).toBe(false)
  })

  it('lets nobody in by a former one, whoever may know it', () => {
    const account = { id: 1, hash: 'x' }
    const { secret } = office.payload
    expect(readTicket(issueTicket(account, secret), secret)).toMatchObject({ user: 1 })
    expect(readTicket(issueTicket(account, former), secret)).toBeUndefined()
  })
})
