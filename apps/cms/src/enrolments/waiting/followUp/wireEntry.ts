import type { RepliedWaiting } from '@sira/contract/waiting/waitingCalls'
import type { Payload } from 'payload'
import type { WaitingEntry } from '../../../payload-types.ts'
import { rankOf } from '../rankOf.ts'

/** An entry as who waits is answered. */
export async function wireEntry(
  entry: WaitingEntry,
  payload: Payload,
): Promise<Omit<RepliedWaiting, 'commande'>> {
  const { reference, etat, places, jusqua } = entry
  return { reference, etat, places, rang: await rankOf(entry, payload), jusqua: jusqua ?? null }
}
