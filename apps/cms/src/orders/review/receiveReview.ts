import { papersOf } from '@sira/contract/orders/reviewedPapers'
import { invalidForm } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keptFileValues } from '../../deposits/keptFileFields.ts'
import { keepReceived } from '../../deposits/receive/keepReceived.ts'
import type { ReceivedFile } from '../../deposits/receive/receivedFile.ts'
import type { Received } from '../../deposits/receive/receiveFiles.ts'
import type { FormEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import type { Order } from '../../payload-types.ts'
import { removePrivate } from '../../store/privateFiles/privateFiles.ts'
import { announceReview } from './announceReview.ts'
import { isReviewOver, reviewField, reviewFilesOf } from './reviewFiles.ts'

/** Keeps the papers of a paid review with their order; one that comes again takes the place of the first. */
export async function receiveReview(
  received: Received,
  find: () => Promise<Order | undefined>,
  { key, locale }: FormEnvelope,
  payload: Payload,
): Promise<Order> {
  const order = await find()
  const papers = papersOf(order?.lignes ?? [])
  if (order === undefined || papers.length === 0 || isReviewOver(order.etat)) throw noSuchOrder()
  // Its answer was lost on the way.
  if (key !== undefined && order.relectureEnvoi === key) return order
  if (!papers.some((paper) => received.files.has(paper))) {
    throw invalidForm([{ path: [papers[0] ?? 'cv'], message: 'a file is missing' }])
  }
  const sent = await received.checked({ key, locale })
  const files = new Map([...sent].filter(([name]) => papers.some((paper) => paper === name)))
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, () => keep(order.id, { files, key, locale }, req))
}

interface Keeping {
  files: ReadonlyMap<string, ReceivedFile>
  key: string | undefined
  locale: FormEnvelope['locale']
}

async function keep(
  id: number,
  { files, key, locale }: Keeping,
  req: PayloadRequest,
): Promise<Order> {
  const order = await lockedOrder(id, req)
  if (isReviewOver(order.etat)) throw noSuchOrder()
  const kept = await keepReceived(files, locale, req)
  const replaced = reviewFilesOf(order).filter(({ field }) => kept.has(field))
  await removePrivate(
    replaced.map(({ key: old }) => old),
    req,
  )
  const values = [...kept].map(([name, file]) =>
    keptFileValues(name === 'cv' ? reviewField.cv : reviewField.lettre, file),
  )
  const data = { ...Object.assign({}, ...values), relectureEnvoi: key ?? null }
  const changed = await req.payload.update({ collection: 'commandes', id, depth: 0, req, data })
  await announceReview(changed, req)
  return changed
}

/** It tells somebody who guesses no more than that. */
function noSuchOrder() {
  const message = 'No order of this reference and phone number awaits a paper'
  return invalidForm([{ path: ['reference'], message }])
}
