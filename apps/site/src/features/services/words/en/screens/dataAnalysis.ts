import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { dataAnalysisTexts } from '@sira/contract/pageTexts/services/dataAnalysisPage'
import type { Words } from '../../../../../language/words.ts'
import type { dataAnalysis as french } from '../../fr/screens/dataAnalysis.ts'

/** Data and analysis (product 2.15). */
export const dataAnalysis: Words<typeof french> = {
  ...originalTexts(dataAnalysisTexts, 'en'),
  description:
    'Collection, cleaning, dashboards and analyses to decide by: NGOs, shops, cooperatives and public services.',
  exampleLabel: 'Bar chart: ten weeks of sales, with a dip in weeks five and six.',
  week: 'W',
  subject: 'Data and analysis',
}
