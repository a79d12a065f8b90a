import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { allServicesTexts } from '@sira/contract/pageTexts/services/allServicesPage'
import type { Words } from '../../../../language/words.ts'
import type { services as french } from '../fr/services.ts'

/** The page of all services (product 2.5). */
export const services: Words<typeof french> = {
  services: {
    ...originalTexts(allServicesTexts, 'ar'),
    description:
      'تدريب واستشارة وتوظيف وتوصيل وخدمات رقمية: ثماني مهن تحت سقف واحد، في واغادوغو وفي كلّ بوركينا فاسو.',
  },
}
