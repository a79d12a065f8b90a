import { type Delivery, deliver } from '../forms/delivery.ts'
import { everythingKept, forget, keepAnew, type OutboxNote } from './outbox.ts'
import { noteWaiting } from './waitingFlag.ts'

/** Of each sending by itself: nobody else sends what is on its way. */
const lockOf = (key: string) => `sira-envoi ${key}`

/** Sends what is kept, unless another page is just doing so: nothing then. */
export async function deliverKept(key: string, request: Request): Promise<Delivery | undefined> {
  if (typeof navigator.locks !== 'object') return deliver(request)
  return navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
    return lock ? deliver(request) : undefined
  })
}

interface Sent {
  delivery: Delivery
  /** Whether this browser keeps anything. */
  isKept: boolean
}

/** Sends what somebody has just sent, and keeps it meanwhile: the page may be closed before the answer. */
export async function deliverAndKeep(request: Request, note: OutboxNote): Promise<Sent> {
  const send = async () => {
    const isKept = await keepAnew(request, note).then(
      () => true,
      () => false,
    )
    if (isKept) noteWaiting(true)
    return { isKept, delivery: await deliver(request) }
  }
  if (typeof navigator.locks !== 'object') return send()
  return navigator.locks.request(lockOf(note.key), send)
}

/** It has gone, or nothing is to come of it: no page has to load what would send it. */
export async function forgetSent(key: string): Promise<void> {
  try {
    await forget({ key })
    noteWaiting((await everythingKept()).length > 0)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
