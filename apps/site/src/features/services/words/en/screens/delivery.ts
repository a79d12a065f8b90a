import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { deliveryTexts } from '@sira/contract/pageTexts/services/deliveryPage'
import type { Words } from '../../../../../language/words.ts'
import type { delivery as french } from '../../fr/screens/delivery.ts'

/** Delivery: two tariffs, two calls, counters (product 2.15, 9). */
export const delivery: Words<typeof french> = {
  ...originalTexts(deliveryTexts, 'en'),
  description:
    'Parcel delivery in Ouagadougou from 1,000\u00a0FCFA and elsewhere in Burkina\u00a0Faso from 2,000\u00a0FCFA, with payment on receipt.',
  counters: [
    { prefix: '', value: 200, suffix: '+', label: 'couriers', seconds: 5 },
    { prefix: '', value: 100, suffix: '', label: 'partners', seconds: 5 },
    { prefix: '', value: 500, suffix: '', label: 'clients', seconds: 10 },
    { prefix: '', value: 95, suffix: '%', label: 'satisfied clients', seconds: 5 },
    { prefix: '', value: 900, suffix: '', label: 'testimonials', seconds: 10 },
  ],
}
