import type { KeptKind } from '../dossiers/keptKind.ts'
import type { Delivery } from '../payload-types.ts'
import { followedDelivery } from './followedDelivery.ts'
import { stayingDeliveries } from './stayingDeliveries.ts'

/** The person who answers at a place, with the place. */
const onSite = <Side extends 'depart' | 'arrivee'>(side: Side) =>
  ({
    field: `${side}Phone`,
    asTyped: false,
    beside: [`${side}Contact`, `${side}Quartier`, `${side}Repere`],
  }) as const

/**
 * Deliveries are erased as messages are, and never while somebody waits for them. What they cost
 * stays in the books of the cash, without a name.
 */
export const deliveryKind: KeptKind<keyof Delivery & string> = {
  searched: [
    'reference',
    'nom',
    'phone',
    'email',
    'arriveeContact',
    'arriveePhone',
    'arriveeQuartier',
  ],
  waiting: { etat: { in: ['demandée', 'chiffrée', 'échouée', 'à_vérifier'] } },
  waitingWords: { one: 'livraison à organiser', several: 'livraisons à organiser' },
  waitingNote: 'à organiser',
  day: { since: 'etatLe', hours: 4 },
  assigned: true,
  board: { about: ['arriveeQuartier', 'arriveeVille'], amount: 'prix' },
  replyWords: null,
  expired: ({ old }) => ({ createdAt: { less_than: old } }),
  personal: {
    label: 'Livraisons',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    others: [onSite('depart'), onSite('arrivee')],
    name: 'nom',
  },
  followed: { nature: 'livraison', find: followedDelivery },
  staying: stayingDeliveries,
  secret: ['idempotencyKey', 'code', 'coursiersAvant'],
}
