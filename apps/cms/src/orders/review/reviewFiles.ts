import type { OrderState } from '@sira/contract/orders/orderStates'
import { papersOf, type ReviewedPaper } from '@sira/contract/orders/reviewedPapers'
import type { Field, PayloadRequest } from 'payload'
import { keptFileFields, keptFileValues } from '../../deposits/keptFileFields.ts'
import { secret, unseen } from '../../dossiers/fieldAccess.ts'
import type { Order } from '../../payload-types.ts'
import { readPrivate, removePrivate } from '../../store/privateFiles/privateFiles.ts'

/** The fields of an order in which the files stand, by their name on the wire. */
export const reviewField = { cv: 'relectureCv', lettre: 'relectureLettre' } as const

/** The CV or letter that a customer sends for its paid review. */
export const reviewFields: Field[] = [
  ...keptFileFields(reviewField.cv, 'CV à relire'),
  ...keptFileFields(reviewField.lettre, 'Lettre à relire'),
  // Of what was sent last: under one key it is the same.
  { name: 'relectureEnvoi', type: 'text', access: secret, admin: unseen },
]

export const reviewSecrets = [reviewField.cv, reviewField.lettre, 'relectureEnvoi'] as const

export const noReview = {
  ...keptFileValues(reviewField.cv, undefined),
  ...keptFileValues(reviewField.lettre, undefined),
  relectureEnvoi: null,
}

const overIn: readonly OrderState[] = ['remise', 'annulée', 'expirée', 'remboursée']

/** Whether an order in this state takes no paper any more. */
export function isReviewOver(state: OrderState): boolean {
  return overIn.includes(state)
}

/** The files that came, by their name on the wire. */
export function reviewFilesOf(order: Order) {
  const { relectureCv, relectureCvNom, relectureCvType, relectureCvTaille } = order
  const { relectureLettre, relectureLettreNom, relectureLettreType, relectureLettreTaille } = order
  const files = [
    {
      ...{ field: 'cv', key: relectureCv, name: relectureCvNom },
      ...{ type: relectureCvType, size: relectureCvTaille },
    },
    {
      ...{ field: 'lettre', key: relectureLettre, name: relectureLettreNom },
      ...{ type: relectureLettreType, size: relectureLettreTaille },
    },
  ] as const
  return files.flatMap(({ field, key, name, type, size }) =>
    key && name && type ? [{ field, key, name, type, size: size ?? 0 }] : [],
  )
}

/** The view of staff: each paper that the order is about, and its file once it has come. */
export function reviewAtDesk(order: Order) {
  const files = reviewFilesOf(order)
  return papersOf(order.lignes ?? []).map((papier: ReviewedPaper) => {
    const file = files.find(({ field }) => field === papier)
    return { papier, fichier: file ? { name: file.name, size: file.size } : null }
  })
}

/** Removes the files; the row forgets them by `noReview`. */
export async function forgetReview(order: Order, req: PayloadRequest): Promise<void> {
  await removePrivate(
    reviewFilesOf(order).map(({ key }) => key),
    req,
  )
}

/** The work is done, or will not be: its customer has the file, and the accounts need none. */
export async function endReview(order: Order, req: PayloadRequest) {
  await forgetReview(order, req)
  return noReview
}

/** The files handed over to the person with the record. */
export async function handedReview(id: number, req: PayloadRequest) {
  const order = await req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
  const fichiers = []
  for (const { key, name, type } of reviewFilesOf(order)) {
    const bytes = await readPrivate(key, req.payload)
    if (bytes) fichiers.push({ nom: name, type, contenu: bytes.toString('base64') })
  }
  return { fichiers }
}
