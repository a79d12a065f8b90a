import type { Payload } from 'payload'
import type { Certificate } from '../../../payload-types.ts'
import { readPrivate } from '../../../store/privateFiles/privateFiles.ts'

/** By seat, the code of the certificate that counts; none of a seat whose last one was withdrawn. */
export async function validCodes(
  seats: readonly number[],
  payload: Payload,
): Promise<Map<number, string>> {
  if (seats.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'attestations',
    where: { inscription: { in: [...seats] }, etat: { equals: 'valide' } },
    sort: 'version',
    pagination: false,
    depth: 0,
  })
  return new Map(docs.map((one) => [seatOf(one), one.code]))
}

/** The valid certificate of one of these seats, as a file; nothing where it has none. */
export async function ownAttestation(
  seats: readonly number[],
  code: string | undefined,
  payload: Payload,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const codes = await validCodes(seats, payload)
  const own = [...codes.values()].find((one) => code === undefined || one === code)
  if (own === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'attestations',
    where: { code: { equals: own } },
    pagination: false,
    depth: 0,
  })
  const bytes = await readPrivate(docs[0]?.fichier, payload)
  return bytes && { name: `attestation-${own}`, bytes }
}

function seatOf({ inscription }: Certificate): number {
  return typeof inscription === 'object' ? inscription.id : inscription
}
