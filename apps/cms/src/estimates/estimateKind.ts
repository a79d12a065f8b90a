import type { KeptKind } from '../dossiers/keptKind.ts'
import type { Estimate } from '../payload-types.ts'
import { blankEstimates, stayingEstimates, trimEstimates } from './eraseEstimates.ts'
import { handedPaper } from './papers/handedPaper.ts'

/**
 * Estimates that nobody accepted are erased as messages are. An accepted one is what a price was
 * agreed by: the accounts keep the name, the number, the lines and the sums for as long as those of
 * a paid order. A number that was given stays, without its person, so that none is missing.
 */
export const estimateKind: KeptKind<keyof Estimate & string> = {
  searched: ['numero', 'nom', 'phone', 'email'],
  waiting: { etat: { equals: 'brouillon' } },
  waitingWords: { one: 'devis chiffré à finir', several: 'devis chiffrés à finir', later: true },
  waitingNote: 'en brouillon',
  day: { since: 'createdAt', hours: 24 },
  assigned: true,
  board: {
    amount: 'total',
    made: { label: 'Devis chiffré', at: '/admin/collections/estimations/create' },
  },
  replyWords: ['réponse à un devis chiffré à lire', 'réponses à des devis chiffrés à lire'],
  expired: ({ old, booked }) => ({
    and: [
      { effaceeLe: { exists: false } },
      {
        or: [
          { createdAt: { less_than: booked } },
          { etat: { not_equals: 'accepté' }, createdAt: { less_than: old } },
        ],
      },
    ],
  }),
  personal: {
    label: 'Devis chiffrés',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    name: 'nom',
  },
  besides: handedPaper,
  secret: ['fichier'],
  // By the reference of its request.
  followed: null,
  staying: stayingEstimates,
  trim: trimEstimates,
  erase: blankEstimates,
}
