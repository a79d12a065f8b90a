import type { KeptKind } from '../dossiers/keptKind.ts'
import type { Order } from '../payload-types.ts'
import { blankOrders } from './erasure/blankOrders.ts'
import { moneyOfOrder } from './erasure/moneyOfOrder.ts'
import { stayingOrders } from './erasure/stayingOrders.ts'
import { trimOrders } from './erasure/trimOrders.ts'
import { followedOrder } from './followUp/followedOrder.ts'
import { findOrder } from './page/findOrder.ts'
import { handedReview, reviewSecrets } from './review/reviewFiles.ts'
import { toPrepare } from './stateNames.ts'

/**
 * Orders are kept for the accounts; what is erased is who ordered. Of one that nobody paid, as soon
 * as of a message; of the others once the accounts need no name any more.
 */
export const orderKind: KeptKind<keyof Order & string> = {
  searched: ['reference', 'nom', 'phone', 'email'],
  waiting: { etat: { equals: 'en_attente' } },
  // By what is to check and to prepare: see ordersWaiting.
  waitingWords: null,
  waitingNote: 'en attente de paiement',
  day: { where: toPrepare, since: 'etatLe', hours: 8 },
  assigned: true,
  board: {
    amount: 'total',
    made: { label: 'Vente au guichet', at: '/admin/collections/commandes?guichet=oui' },
  },
  replyWords: null,
  expired: ({ old, booked }) => ({
    and: [
      { effaceeLe: { exists: false } },
      {
        or: [
          { createdAt: { less_than: booked } },
          {
            etat: { in: ['annulée', 'expirée'] },
            paye: { equals: 0 },
            createdAt: { less_than: old },
          },
        ],
      },
    ],
  }),
  personal: {
    label: 'Commandes',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    name: 'nom',
  },
  followed: {
    nature: 'commande',
    async find({ reference, ...proof }, locale, payload) {
      const order = await findOrder(reference, proof, payload)
      return order && followedOrder({ ...order, locale: locale ?? order.locale }, payload)
    },
  },
  staying: stayingOrders,
  trim: trimOrders,
  erase: blankOrders,
  besides: async (id, req) => ({
    ...(await moneyOfOrder(id, req)),
    ...(await handedReview(id, req)),
  }),
  secret: [
    'cle',
    'cleEnvoi',
    'empreinte',
    'reseau',
    'sursis',
    'preuve',
    'page',
    'prochaineDemande',
    'demandes',
    ...reviewSecrets,
  ],
}
