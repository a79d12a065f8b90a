import type { Payload } from 'payload'
import type { NamedRecord } from '../../database/records/recordsByName.ts'

/** A participant without a phone is followed by that of who ordered; nobody is, once he is erased. */
export async function phoneOfOrder(
  { id, effaceeLe }: NamedRecord,
  payload: Payload,
): Promise<string | undefined> {
  if (effaceeLe) return undefined
  const asked = { collection: 'inscriptions', id, depth: 1, disableErrors: true } as const
  const order = (await payload.findByID(asked))?.commande
  return typeof order === 'object' ? (order.phone ?? undefined) : undefined
}
