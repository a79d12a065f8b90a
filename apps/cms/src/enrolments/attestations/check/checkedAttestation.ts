import {
  type AttestationAnswer,
  erasedHolder,
  readAttestationCode,
} from '@sira/contract/attestations/attestation'
import { wireStates } from '@sira/contract/attestations/attestationStates'
import type { Payload } from 'payload'
import type { Certificate } from '../../../payload-types.ts'

/** A code that no certificate ever has, so that what is none costs the same question. */
const noCode = '0'.repeat(16)

/** The answer to anybody with the code; it does not say why one was withdrawn. */
export async function checkedAttestation(
  typed: string,
  payload: Payload,
): Promise<AttestationAnswer | undefined> {
  const found = await attestationBy(readAttestationCode(typed) ?? noCode, payload)
  return found && wireAttestation(found)
}

export async function attestationBy(
  code: string,
  payload: Payload,
): Promise<Certificate | undefined> {
  const { docs } = await payload.find({
    collection: 'attestations',
    where: { code: { equals: code } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}

function wireAttestation(attestation: Certificate): AttestationAnswer {
  const { code, etat, nom, formation, debut, fin, heures, delivreeLe, remplaceePar } = attestation
  return {
    ...{ code, nom: nom || erasedHolder, formation, debut, fin, heures },
    delivree: delivreeLe,
    etat: wireStates[etat],
    ...(remplaceePar ? { par: remplaceePar } : {}),
  }
}
