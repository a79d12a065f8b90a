import { type Delivery, isForLater } from '../forms/delivery.ts'
import { oneAtATime } from './oneAtATime.ts'
import { deliverKept } from './onItsWay.ts'
import { everythingKept, type OutboxEntry, renote } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'

/** The round that comes next: whoever asks before it begins is served by it. */
let next: Promise<void> | undefined

/**
 * Sends what waits for the network, one after the other. What has gone waits to be said, should the
 * page be closed meanwhile; what is refused waits for the visitor. Two tabs, or two signs that the network is back, send it once.
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

/** An order has a price and copies that may go meanwhile: no failure is a reason to leave it lying. */
function isLater({ endpoint }: OutboxEntry, delivery: Delivery): boolean {
  if (endpoint !== orderKind) return false
  return (
    delivery.outcome === 'tooMany' || (delivery.outcome === 'refused' && delivery.status >= 500)
  )
}
