import { type Delivery, deliver } from '../forms/delivery.ts'
import { oneAtATime } from './oneAtATime.ts'
import { everythingKept, forget, type OutboxEntry, renote } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'

/** The round that comes next: whoever asks before it begins is served by it. */
let next: Promise<OutboxEntry[]> | undefined

/**
 * Sends what waits for the network, one after the other; gives what has gone. What is refused
 * from now on waits for the visitor. Two tabs, or two signs that the network is back, send it once.
 */
export function sendWaiting(): Promise<OutboxEntry[]> {
  next ??= oneAtATime(() => {
    next = undefined
    return sendEach()
  })
  return next
}

async function sendEach(): Promise<OutboxEntry[]> {
  const gone: OutboxEntry[] = []
  for (const entry of await everythingKept()) {
    if (entry.waitsFor !== 'network') continue
    const delivery = await deliver(entry.request)
    if (delivery.outcome === 'unanswered' || isLater(entry, delivery)) continue
    if (delivery.outcome === 'sent') {
      await forget(entry)
      gone.push({ ...entry, address: delivery.address })
    } else {
      await renote(entry, { waitsFor: 'answered' })
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
