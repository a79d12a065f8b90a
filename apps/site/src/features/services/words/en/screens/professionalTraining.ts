import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { professionalTrainingTexts } from '@sira/contract/pageTexts/services/professionalTrainingPage'
import type { Words } from '../../../../../language/words.ts'
import type { professionalTraining as french } from '../../fr/screens/professionalTraining.ts'

/** Training operations: four formats (product 2.15). */
export const professionalTraining: Words<typeof french> = {
  ...originalTexts(professionalTrainingTexts, 'en'),
  description:
    'Certified, inter-company and tailor-made courses, e-learning and virtual class: four formats to learn without leaving your post.',
  subject: 'Training programme for my team',
}
