import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { deliveryTexts } from '@sira/contract/pageTexts/services/deliveryPage'
import type { Words } from '../../../../../language/words.ts'
import type { delivery as french } from '../../fr/screens/delivery.ts'

/** Delivery: two tariffs, two calls, counters (product 2.15, 9). */
export const delivery: Words<typeof french> = {
  ...originalTexts(deliveryTexts, 'ar'),
  description:
    'توصيل الطرود في واغادوغو ابتداءً من 1,000\u00a0فرنك وفي بقية بوركينا فاسو ابتداءً من 2,000\u00a0فرنك، مع الدفع عند الاستلام.',
  counters: [
    { prefix: '', value: 200, suffix: '+', label: 'موصّل', seconds: 5 },
    { prefix: '', value: 100, suffix: '', label: 'شريك', seconds: 5 },
    { prefix: '', value: 500, suffix: '', label: 'زبون', seconds: 10 },
    { prefix: '', value: 95, suffix: '%', label: 'من الزبائن راضون', seconds: 5 },
    { prefix: '', value: 900, suffix: '', label: 'رأي زبون', seconds: 10 },
  ],
}
