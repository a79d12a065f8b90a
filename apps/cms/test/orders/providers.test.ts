import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../../scripts/operator/scenarios.ts'
import { type Operator, startOperator } from '../../../../scripts/operator/startOperator.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { readProviders } from '../../src/environment/providerSettings.ts'
import { cinetpay } from '../../src/money/providers/cinetpay/cinetpay.ts'
import type { Collection, Gateway, Notified } from '../../src/money/providers/gateway.ts'
import { pawapay } from '../../src/money/providers/pawapay/pawapay.ts'

const moovNumber = '+22602345678'
const orangeNumber = '+22676543210'

let shop: Server
let shopUrl: string
let operator: Operator
let scenario: ScenarioName | undefined
let gateways: Record<'pawapay' | 'cinetpay', Gateway>
/** The calls that the shop received; undefined for a forged one. */
let heard: (Notified | undefined)[]

beforeEach(async () => {
  heard = []
  shop = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', shopUrl)
    const body = await buffer(request)
    const gateway = url.pathname.includes('pawapay') ? gateways.pawapay : gateways.cinetpay
    const notified = await gateway.readNotification({ headers: request.headers, body, url })
    heard.push(notified)
    response.writeHead(notified ? 200 : 401).end()
  })
  const port = await freePort()
  shopUrl = `http://127.0.0.1:${port}`
  shop.listen(port, '127.0.0.1')
  await once(shop, 'listening')
  operator = await startOperator({
    port: await freePort(),
    shopUrl,
    scenarioOf: () => scenario,
  })
  gateways = gatewaysAt(operator)
})
afterEach(async () => {
  await operator.stop()
  shop.close()
})

function gatewaysAt({ settings }: Operator) {
  const { pawapay: moov, cinetpay: page } = readProviders(
    {
      PAWAPAY_URL: settings.PAWAPAY_URL ?? '',
      PAWAPAY_TOKEN: settings.PAWAPAY_TOKEN,
      CINETPAY_URL: settings.CINETPAY_URL ?? '',
      CINETPAY_API_KEY: settings.CINETPAY_API_KEY,
      CINETPAY_SITE_ID: settings.CINETPAY_SITE_ID,
      CINETPAY_SECRET_KEY: settings.CINETPAY_SECRET_KEY,
    },
    shopUrl,
  )
  if (!moov || !page) throw new Error('the simulator gives keys of both')
  return { pawapay: pawapay(moov), cinetpay: cinetpay(page) }
}

function collection(more: Partial<Collection> = {}): Collection {
  return {
    id: randomUUID(),
    reference: 'CM-2026-7KQ4P9X',
    amount: 9900,
    phone: moovNumber,
    name: 'Awa Ouédraogo',
    locale: 'fr',
    returnUrl: `${shopUrl}/commande/CM-2026-7KQ4P9X`,
    notifyUrl: `${shopUrl}/api/paiements/cinetpay/notification`,
    ...more,
  }
}

describe.each(['pawapay', 'cinetpay'] as const)('A payment through %s', (provider) => {
  it('is started, told in a signed call, and found paid when it is asked for', async () => {
    scenario = 'paid'
    const asked = collection()
    const started = await gateways[provider].start(asked)
    expect(started.kind).toBe(provider === 'pawapay' ? 'pushed' : 'page')
    await operator.desk.quiet()
    expect(heard).toEqual([expect.objectContaining({ id: asked.id })])
    expect(await gateways[provider].askState(asked.id)).toMatchObject({
      state: 'confirmed',
      amount: 9900,
      currency: 'XOF',
    })
  })

  it('started twice under one id is one payment', async () => {
    scenario = 'never'
    const asked = collection()
    const once = await gateways[provider].start(asked)
    expect(await gateways[provider].start(asked)).toEqual(once)
    expect(operator.desk.payments.all()).toHaveLength(1)
    expect(await gateways[provider].askState(asked.id)).toEqual({ state: 'pending' })
  })

  it.each([
    ['refused', { state: 'refused', reason: expect.stringContaining('INSUFFICIENT_BALANCE') }],
    ['short', { state: 'confirmed', amount: 9899, currency: 'XOF' }],
    ['otherCurrency', { state: 'confirmed', amount: 9900, currency: 'XAF' }],
  ] as const)('that the operator decides as %s is told as it is', async (name, found) => {
    scenario = name
    const asked = collection()
    await gateways[provider].start(asked)
    expect(await gateways[provider].askState(asked.id)).toMatchObject(found)
  })

  it('that was told by a forger is not heard', async () => {
    scenario = 'forged'
    await gateways[provider].start(collection())
    await operator.desk.quiet()
    expect(heard).toEqual([undefined])
  })

  it('that nobody ever started is unknown', async () => {
    expect(await gateways[provider].askState(randomUUID())).toEqual({ state: 'unknown' })
  })

  it('fails as away while the operator does not answer', async () => {
    await operator.stop()
    await expect(gateways[provider].askState(randomUUID())).rejects.toThrow('no answer')
    operator = await startOperator({ port: await freePort(), shopUrl })
  })
})

describe('pawaPay', () => {
  it('asks Orange’s customers on its own page, where they are told how to make their code', async () => {
    scenario = undefined
    const asked = collection({ phone: orangeNumber })
    expect(await gateways.pawapay.start(asked)).toEqual({
      kind: 'page',
      url: operator.desk.pageOf(asked.id),
    })
  })

  it('gives back what was paid, once however often it is asked', async () => {
    scenario = 'paid'
    const asked = collection()
    await gateways.pawapay.start(asked)
    const refund = { id: randomUUID(), collection: asked.id, amount: 9900 }
    expect(await gateways.pawapay.refund?.(refund)).toEqual({ kind: 'accepted' })
    expect(await gateways.pawapay.refund?.(refund)).toEqual({ kind: 'accepted' })
    const ofNothing = { ...refund, collection: randomUUID() }
    expect(await gateways.pawapay.refund?.(ofNothing)).toMatchObject({ kind: 'refused' })
  })

  it('is not believed with another body under a true signature', async () => {
    scenario = 'refused'
    await gateways.pawapay.start(collection())
    await operator.desk.quiet()
    const [payment] = operator.desk.payments.all()
    if (!payment) throw new Error('no payment')
    const { pawapayCall } = await import('../../../../scripts/operator/pawapayCall.ts')
    const { callbackKeyPairs } = await import('../../../../scripts/operator/keys.ts')
    const { headers, body, url } = pawapayCall(payment, callbackKeyPairs().privateKey)
    const call = { headers, body: Buffer.from(body), url: new URL(url) }
    expect(await gateways.pawapay.readNotification(call)).toBeUndefined()
    const unsigned = { ...call, headers: { 'content-type': 'application/json' } }
    expect(await gateways.pawapay.readNotification(unsigned)).toBeUndefined()
  })
})

describe('CinetPay', () => {
  it('takes amounts in steps of five francs only, and says so', async () => {
    expect(await gateways.cinetpay.start(collection({ amount: 9901 }))).toMatchObject({
      kind: 'refused',
    })
  })

  it('signs the values in the order of its documentation', async () => {
    const values = new URLSearchParams({
      cpm_error_message: 'SUCCES',
      cpm_amount: '100',
      cpm_trans_id: 'abc',
      cpm_site_id: '100001',
    })
    const token = createHmac('sha256', 'simulateur-secret').update('100001abc100SUCCES')
    const call = {
      headers: { 'x-token': token.digest('hex') },
      body: Buffer.from(values.toString()),
      url: new URL(shopUrl),
    }
    expect(await gateways.cinetpay.readNotification(call)).toEqual({ id: 'abc', kind: 'SUCCES' })
    const other = { ...call, body: Buffer.from(values.toString().replace('100', '101')) }
    expect(await gateways.cinetpay.readNotification(other)).toBeUndefined()
  })
})
