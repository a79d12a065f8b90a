import { type FollowUpRequest, followUpRequest } from '@sira/contract/dossiers/followUp'
import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'
import { openOrderRequest, payAgainRequest, quoteRequest } from '@sira/contract/orders/orderRequest'
import { senderOf } from '@sira/host/counting/senderOf'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { followUp } from '../../dossiers/followUp/followUp.ts'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { formEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { beginOnline } from '../../money/prompts/beginOnline.ts'
import { placeOrder } from '../../orders/checkout/placeOrder.ts'
import { quoteOrder, wireQuote } from '../../orders/checkout/quoteOrder.ts'
import { readBy, readRequest } from '../../orders/checkout/readRequest.ts'
import { soldOut, soldOutNow } from '../../orders/checkout/soldOut.ts'
import { cancelByCustomer } from '../../orders/page/cancelByCustomer.ts'
import { findOrder, type Proof } from '../../orders/page/findOrder.ts'
import { openedRecord } from '../../orders/page/openedRecord.ts'
import { orderRecord } from '../../orders/page/orderRecord.ts'
import { payAgain } from '../../orders/page/payAgain.ts'
import { networkMark } from '../../orders/shares/networkMark.ts'
import type { Order } from '../../payload-types.ts'
import type { OrderLimits } from './orderLimits.ts'

/** The calls about orders and follow-up (product 13). */
export function takeOrderCalls(app: FastifyInstance, payload: Payload, limits: OrderLimits): void {
  app.post('/commandes/apercu', async (request, reply) => {
    await limits.ask(request)
    const asked = readBy(quoteRequest, dataOf(request))
    const quote = await quoteOrder(asked, asked.locale ?? defaultLocale, payload)
    const gone = soldOutNow(quote.lines)
    if (gone.length > 0) throw soldOut(gone)
    return reply.header('cache-control', 'no-store').send({ data: wireQuote(quote), meta: {} })
  })

  app.post('/commandes', async (request, reply) => {
    await limits.write(request)
    const { key, locale } = formEnvelope(request.headers)
    const wanted = readRequest(dataOf(request))
    const asked = { ...wanted, locale: wanted.locale ?? locale }
    const network = networkMark(senderOf(request), payload)
    const order = await placeOrder(asked, { key, network }, payload)
    await beginOnline(order, payload)
    const data = { id: order.id, attributes: await orderRecord(order, payload) }
    return reply.header('cache-control', 'no-store').send({ data, meta: {} })
  })

  app.post('/commandes/ouvrir', async (request, reply) => {
    await limits.ask(request)
    const { locale } = readBy(openOrderRequest, dataOf(request))
    const order = await openedBy(request)
    return reply.header('cache-control', 'no-store').send(await opened(order, locale))
  })

  app.post('/commandes/veille', async (request, reply) => {
    await limits.watch(request)
    return reply.header('cache-control', 'no-store').send(await opened(await openedBy(request)))
  })

  app.post('/commandes/annuler', async (request, reply) => {
    await limits.ask(request)
    const { cle, ...order } = await openedBy(request)
    const cancelled = await cancelByCustomer(order, payload)
    return reply.header('cache-control', 'no-store').send(await opened({ ...cancelled, cle }))
  })

  app.post('/commandes/payer', async (request, reply) => {
    await limits.write(request)
    const { reference, cle, mode } = readBy(payAgainRequest, dataOf(request))
    const order = await foundOrNothing(() => findOrder(reference, { cle }, payload))
    const changed = await payAgain(order, mode, payload)
    await beginOnline(changed, payload)
    const own = { ...changed, cle: order.cle }
    return reply.header('cache-control', 'no-store').send(await opened(own))
  })

  app.get('/suivi', async (request, reply) => {
    const data = await followed(request, queryOf(request))
    return reply.header('cache-control', 'no-store').send(data)
  })

  // The same by POST, so that the address holds no personal data: the site uses it.
  app.post('/suivi', async (request, reply) => {
    const data = await followed(request, readBy(followUpRequest, dataOf(request)))
    return reply.header('cache-control', 'no-store').send(data)
  })

  /** Gives an order in the language of the reader; default: that of its customer. */
  async function opened(order: Order, locale: Locale = order.locale) {
    const attributes = await openedRecord({ ...order, locale }, payload)
    return { data: { id: order.id, attributes }, meta: {} }
  }

  async function openedBy(request: FastifyRequest): Promise<Order> {
    const { reference, phone = '', cle } = readBy(openOrderRequest, dataOf(request))
    const found = (proof: Proof) => foundOrNothing(() => findOrder(reference, proof, payload))
    // A key cannot be guessed, so its owner is not limited by a neighbour who guesses phone
    // numbers.
    return cle === undefined ? limits.guess(request, () => found({ phone })) : found({ cle })
  }

  async function followed(request: FastifyRequest, asked: FollowUpRequest) {
    await limits.ask(request)
    const attributes = await limits.guess(request, () => followUp(asked, payload))
    return { data: { attributes }, meta: {} }
  }
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}

/** A plus sign in a query means a space: the number is read without it as well. */
function queryOf({ url }: FastifyRequest) {
  const { searchParams } = new URL(url, 'http://localhost')
  const locale = searchParams.get('locale')
  return {
    ...(isLocale(locale) ? { locale } : {}),
    reference: searchParams.get('reference')?.slice(0, 80) ?? '',
    phone: searchParams.get('phone')?.slice(0, 80) ?? '',
  }
}
