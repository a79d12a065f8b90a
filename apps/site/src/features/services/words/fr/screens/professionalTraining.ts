import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { professionalTrainingTexts } from '@sira/contract/pageTexts/services/professionalTrainingPage'

/** Training operations: four formats (product 2.15). */
export const professionalTraining = {
  ...originalTexts(professionalTrainingTexts, 'fr'),
  description:
    'Formations certifiantes, inter-entreprises, à la carte, e-learning et classe virtuelle\u00a0: quatre formats pour apprendre sans quitter son poste.',
  subject: 'Programme de formation pour mon équipe',
} as const
