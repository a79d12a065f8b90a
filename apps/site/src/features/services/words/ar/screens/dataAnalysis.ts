import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { dataAnalysisTexts } from '@sira/contract/pageTexts/services/dataAnalysisPage'
import type { Words } from '../../../../../language/words.ts'
import type { dataAnalysis as french } from '../../fr/screens/dataAnalysis.ts'

/** Data and analysis (product 2.15). */
export const dataAnalysis: Words<typeof french> = {
  ...originalTexts(dataAnalysisTexts, 'ar'),
  description:
    'جمع وتنقية ولوحات قيادة وتحليلات لاتخاذ القرار: منظمات غير حكومية ومتاجر وتعاونيات وخدمات عمومية.',
  exampleLabel: 'رسم بالأعمدة: عشرة أسابيع من المبيعات، مع انخفاض في الأسبوعين الخامس والسادس.',
  week: 'أ',
  subject: 'البيانات والتحليل',
}
