import { readReference } from '@sira/contract/dossiers/reference'
import type { Payload } from 'payload'
import type { Pair } from '../../dossiers/followed.ts'
import { isPairKey, pairKey } from '../../dossiers/followUp/dossierKey.ts'
import { phoneCandidates } from '../../dossiers/followUp/phoneCandidates.ts'
import type { Order } from '../../payload-types.ts'

/** By its phone number, or by the key of its letters or of its pair. */
export type Proof = Pick<Pair, 'phone' | 'isProved'> | { cle: string }

/** A reference that no order ever has, so that what is none costs the same question. */
const noReference = 'CM-0000-0000000'

/**
 * The order of a reference, for who can prove to be its customer: one question, whatever is wrong. By
 * its number alone, once a courier may know that too, it has another key, which does not say the code.
 */
export async function findOrder(
  typed: string,
  proof: Proof,
  payload: Payload,
): Promise<Order | undefined> {
  const reference = readReference(typed) ?? noReference
  const isByPair = 'cle' in proof && isPairKey(proof.cle, reference, payload)
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      and: [
        { reference: { equals: reference } },
        isByPair
          ? { phone: { exists: true } }
          : 'cle' in proof
            ? { cle: { equals: proof.cle } }
            : { phone: { in: phoneCandidates(proof.phone) } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [order] = docs
  if (order === undefined) return undefined
  const isGuarded =
    isByPair || ('phone' in proof && !proof.isProved && (await hasCode(order, payload)))
  return isGuarded ? { ...order, cle: pairKey(reference, payload) } : order
}

/** Of any of its deliveries: the courier of the first one knows the pair before the next one has a code. */
async function hasCode({ id, remise }: Order, payload: Payload): Promise<boolean> {
  if (remise.mode !== 'livraison') return false
  const where = { commande: { equals: id }, code: { exists: true } }
  return (await payload.count({ collection: 'livraisons', where })).totalDocs > 0
}
