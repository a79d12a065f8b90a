import { type Delivery, deliver } from '../forms/delivery.ts'
import { everythingKept, forget, type OutboxEntry, renote } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'

/**
 * Sends what waits for the network, one after the other; gives what has gone. What is refused
 * from now on waits for the visitor.
 */
export async function sendWaiting(): Promise<OutboxEntry[]> {
  const gone: OutboxEntry[] = []
  for (const entry of await everythingKept()) {
    if (entry.waitsFor !== 'network') continue
    const delivery = await deliver(entry.request)
    if (delivery.outcome === 'unanswered' || isLater(entry, delivery)) continue
    if (delivery.outcome === 'sent') {
      await forget(entry)
      gone.push({ ...entry, address: delivery.address })
    } else {
      await renote(entry, { waitsFor: 'person' })
    }
  }
  return gone
}

/** An order has a price and copies that may go meanwhile: an outage is no reason to leave it lying. */
function isLater({ endpoint }: OutboxEntry, delivery: Delivery): boolean {
  if (endpoint !== orderKind) return false
  return (
    delivery.outcome === 'tooMany' || (delivery.outcome === 'refused' && delivery.status >= 500)
  )
}
