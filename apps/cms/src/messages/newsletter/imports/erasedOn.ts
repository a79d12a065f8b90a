import type { PayloadRequest } from 'payload'
import { fingerprint } from '../../../dossiers/person/fingerprint.ts'
import { secretsOf } from '../../../environment/secretsOf.ts'

/**
 * Gives the day of the last erasure of each erased address. An erasure keeps no address, only a
 * digest.
 */
export async function erasedOn(
  emails: readonly string[],
  req: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  const { payload } = req
  const addresses = new Map(
    secretsOf(payload).flatMap((secret) =>
      emails.map((email) => [fingerprint({ email }, secret), email] as const),
    ),
  )
  const { docs } = await payload.find({
    collection: 'erasures',
    where: { fingerprint: { in: [...addresses.keys()] } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    req,
  })
  // The last of several stays.
  return new Map(
    docs.map((trace) => [addresses.get(trace.fingerprint) ?? '', trace.createdAt.slice(0, 10)]),
  )
}
