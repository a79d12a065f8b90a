import { type Delivery, isForLater } from '../forms/delivery.ts'
import { oneAtATime } from './oneAtATime.ts'
import { deliverKept } from './onItsWay.ts'
import { everythingKept, type OutboxEntry, renote } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'

/** The next round: it also serves callers who come before it begins. */
let next: Promise<void> | undefined

/**
 * Sends waiting forms one after the other. The confirmation of a sent form is kept until it is
 * shown, in case the page is closed; a refused form waits for the visitor. Two tabs, or two network
 * events, send a form once.
 */
export function sendWaiting(): Promise<void> {
  next ??= oneAtATime(() => {
    next = undefined
    return sendEach()
  })
  return next
}

async function sendEach(): Promise<void> {
  for (const entry of await everythingKept()) {
    if (entry.waitsFor !== 'network') continue
    const delivery = await deliverKept(entry.key || `${entry.id}`, entry.request)
    if (!delivery || isForLater(delivery) || isLater(entry, delivery)) continue
    if (delivery.outcome === 'sent') {
      const { address, reference } = delivery
      await renote(entry, { waitsFor: 'thanks', typed: {}, address, reference })
    } else {
      await renote(entry, { waitsFor: 'answered' })
    }
  }
}

/**
 * Whether to retry automatically: an order has a price and stock that may change, so any failure
 * asks for a retry.
 */
function isLater({ endpoint }: OutboxEntry, delivery: Delivery): boolean {
  if (endpoint !== orderKind) return false
  return (
    delivery.outcome === 'tooMany' || (delivery.outcome === 'refused' && delivery.status >= 500)
  )
}
