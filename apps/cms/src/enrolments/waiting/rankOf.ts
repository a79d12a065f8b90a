import type { Payload, PayloadRequest } from 'payload'
import type { WaitingEntry } from '../../payload-types.ts'

/** Where an entry stands in its list, from 1; nothing once it is not waited for any more. */
export async function rankOf(
  { id, etat, session }: WaitingEntry,
  payload: Payload,
  req?: PayloadRequest,
): Promise<number | null> {
  if (etat !== 'en_attente') return null
  const { totalDocs } = await payload.count({
    collection: 'attentes',
    where: {
      session: { equals: typeof session === 'object' ? session.id : session },
      etat: { equals: 'en_attente' },
      id: { less_than: id },
    },
    ...(req === undefined ? {} : { req }),
  })
  return totalDocs + 1
}
