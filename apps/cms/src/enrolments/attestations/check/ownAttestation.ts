import type { Payload } from 'payload'
import type { Certificate } from '../../../payload-types.ts'
import { readPrivate } from '../../../store/privateFiles/privateFiles.ts'
import { signBadge } from '../badge/signBadge.ts'

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

interface OwnFile {
  name: string
  bytes: Buffer
}

/** The valid certificate of one of these seats, as a file; nothing where it has none. */
export async function ownAttestation(
  seats: readonly number[],
  code: string | undefined,
  payload: Payload,
): Promise<OwnFile | undefined> {
  const own = await ownCertificate(seats, code, payload)
  const bytes = await readPrivate(own?.fichier, payload)
  return bytes && { name: `attestation-${own?.code}`, bytes }
}

/** The same as a badge that programs read. */
export async function ownBadge(
  seats: readonly number[],
  code: string | undefined,
  payload: Payload,
): Promise<OwnFile | undefined> {
  const own = await ownCertificate(seats, code, payload)
  const badge = own && (await signBadge(own, payload))
  return badge === undefined
    ? undefined
    : { name: `attestation-${own?.code}`, bytes: Buffer.from(badge) }
}

async function ownCertificate(
  seats: readonly number[],
  code: string | undefined,
  payload: Payload,
): Promise<Certificate | undefined> {
  const codes = await validCodes(seats, payload)
  const own = [...codes.values()].find((one) => code === undefined || one === code)
  if (own === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'attestations',
    where: { code: { equals: own } },
    pagination: false,
    depth: 0,
  })
  return docs[0]
}

function seatOf({ inscription }: Certificate): number {
  return typeof inscription === 'object' ? inscription.id : inscription
}
