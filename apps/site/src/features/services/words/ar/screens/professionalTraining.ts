import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { professionalTrainingTexts } from '@sira/contract/pageTexts/services/professionalTrainingPage'
import type { Words } from '../../../../../language/words.ts'
import type { professionalTraining as french } from '../../fr/screens/professionalTraining.ts'

/** Training operations: four formats (product 2.15). */
export const professionalTraining: Words<typeof french> = {
  ...originalTexts(professionalTrainingTexts, 'ar'),
  description:
    'دورات بشهادة وبين الشركات وعلى المقاس وتعلّم إلكتروني وصفّ افتراضي: أربع صيغ للتعلّم دون مغادرة العمل.',
  subject: 'برنامج تدريب لفريقي',
}
