import type { Payload, PayloadRequest } from 'payload'
import type { WaitingEntry } from '../../payload-types.ts'

/**
 * Gives the rank of an entry in its list, from 1; undefined once the entry has ended. A party that
 * was split stands there once.
 */
export async function rankOf(
  { rang, etat, session }: WaitingEntry,
  payload: Payload,
  req?: PayloadRequest,
): Promise<number | null> {
  if (etat !== 'en_attente') return null
  const { docs } = await payload.find({
    collection: 'attentes',
    where: {
      session: { equals: typeof session === 'object' ? session.id : session },
      etat: { equals: 'en_attente' },
      rang: { less_than: rang ?? 0 },
    },
    pagination: false,
    depth: 0,
    select: { rang: true },
    ...(req === undefined ? {} : { req }),
  })
  return new Set(docs.map((ahead) => ahead.rang)).size + 1
}
