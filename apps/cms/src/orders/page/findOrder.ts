import { readReference } from '@sira/contract/dossiers/reference'
import type { Payload } from 'payload'
import { phoneCandidates } from '../../dossiers/followUp/phoneCandidates.ts'
import type { Order } from '../../payload-types.ts'

/** By its phone number, or by the key of its letters. */
export type Proof = { phone: string } | { cle: string }

/** A reference that no order ever has, so that what is none costs the same question. */
const noReference = 'CM-0000-0000000'

/** The order of a reference, for who can prove to be its customer: one question, whatever is wrong. */
export async function findOrder(
  typed: string,
  proof: Proof,
  payload: Payload,
): Promise<Order | undefined> {
  const reference = readReference(typed) ?? noReference
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      and: [
        { reference: { equals: reference } },
        'cle' in proof
          ? { cle: { equals: proof.cle } }
          : { phone: { in: phoneCandidates(proof.phone) } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}
