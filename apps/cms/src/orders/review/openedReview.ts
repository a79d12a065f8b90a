import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Order } from '../../payload-types.ts'
import { isReviewOver, reviewAtDesk } from './reviewFiles.ts'

/** Gives the review of an order as its customer sees it; undefined without a review. */
export function openedReview(order: Order): Pick<OpenedOrder, 'relecture'> {
  const papers = reviewAtDesk(order)
  if (papers.length === 0) return {}
  const papiers = papers.map(({ papier, fichier }) => ({ papier, nom: fichier?.name ?? null }))
  return { relecture: { ouverte: !isReviewOver(order.etat), papiers } }
}
