import { type Delivery, deliver } from '../forms/delivery.ts'
import { everythingKept, forget, keepAnew, type OutboxEntry, type OutboxNote } from './outbox.ts'
import { noteWaiting } from './waitingFlag.ts'

/**
 * Sends a kept form, unless another page is sending it: gives undefined then. The key of a sending
 * is the name of its lock.
 */
export async function deliverKept(key: string, request: Request): Promise<Delivery | undefined> {
  if (typeof navigator.locks !== 'object') return deliver(request)
  return navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    return lock ? deliver(request) : undefined
  })
}

export interface Sent {
  delivery: Delivery
  /** Whether this browser keeps anything. */
  isKept: boolean
}

/** Sends a form and keeps it until it has arrived: the page may be closed before the answer. */
export async function deliverAndKeep(
  request: Request,
  note: OutboxNote,
  from?: OutboxEntry,
): Promise<Sent> {
  const send = async () => {
    const isKept = await keepAnew(request, note, from).then(
      () => true,
      () => false,
    )
    if (isKept) noteWaiting(true)
    const delivery = await deliver(request)
    if (delivery.outcome === 'sent') await letGo(note)
    return { isKept, delivery }
  }
  if (typeof navigator.locks !== 'object') return send()
  return navigator.locks.request(note.key, send)
}

/** Forgets a note that was sent or given up, so that no page loads the code that would send it. */
export async function letGo(note: Pick<OutboxNote, 'key'>): Promise<void> {
  try {
    await forget(note)
    noteWaiting((await everythingKept()).length > 0)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
