import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { applicationsTexts } from '@sira/contract/pageTexts/services/applicationsPage'
import type { Words } from '../../../../../language/words.ts'
import type { applications as french } from '../../fr/screens/applications.ts'

/** Mobile app and software development (product 2.15). */
export const applications: Words<typeof french> = {
  ...originalTexts(applicationsTexts, 'ar'),
  description:
    'مواقع وتطبيقات هاتف وبرامج مهنية مصمّمة للهواتف الصغيرة والاتصالات البطيئة في بوركينا فاسو.',
  subject: 'تطوير تطبيق',
}
