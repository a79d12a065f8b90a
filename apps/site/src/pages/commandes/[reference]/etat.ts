import { readReference } from '@sira/contract/orders/reference'
import type { APIRoute } from 'astro'
import { openOrder } from '../../../features/orders/calls/orderCalls.ts'
import { keyOfOrder } from '../../../features/orders/ownOrders.ts'
import { orderState } from '../../../features/orders/page/orderState.ts'

/** A few bytes that tell the page of an order whether it still says what is true. */
export const GET: APIRoute = async ({ locals: { backOffice }, params, request }) => {
  const reference = readReference(params.reference ?? '')
  const cle = reference && keyOfOrder(request, reference)
  if (!reference || !cle) return new Response(null, { status: 404 })
  const visitor = request.headers.get('x-forwarded-for')
  const called = await openOrder({ backOffice, visitor }, reference, { cle })
  if (called.state === 'done') return new Response(orderState(called.answer))
  if (called.state === 'tooMany') {
    const headers = { 'retry-after': String(called.retryAfter) }
    return new Response(null, { status: 429, headers })
  }
  return new Response(null, { status: called.state === 'unknown' ? 404 : 503 })
}
