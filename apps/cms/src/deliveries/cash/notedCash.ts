import type { Payload, PayloadRequest } from 'payload'
import type { CourierCash } from '../../payload-types.ts'

/** The lines of what was taken at these doors, the first one first. */
export async function notedLines(
  references: readonly string[],
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<CourierCash[]> {
  if (references.length === 0) return []
  const { docs } = await payload.find({
    collection: 'caisse-coursiers',
    where: { livraison: { in: [...references] }, nature: { equals: 'encaissement' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    ...(req && { req }),
  })
  return docs
}

export function sumOf(lines: readonly Pick<CourierCash, 'montant'>[]): number {
  return lines.reduce((sum, { montant }) => sum + montant, 0)
}

/** The FCFA of each delivery whose cash was noted, with its corrections; none where that was taken back. */
export async function notedCash(
  references: readonly string[],
  payload: Payload,
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const { livraison, montant } of await notedLines(references, { payload })) {
    if (livraison) sums.set(livraison, (sums.get(livraison) ?? 0) + montant)
  }
  return new Map([...sums].filter(([, sum]) => sum > 0))
}
