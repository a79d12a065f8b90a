import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { transformationTexts } from '@sira/contract/pageTexts/services/transformationPage'
import type { Words } from '../../../../../language/words.ts'
import type { transformation as french } from '../../fr/screens/transformation.ts'

/** Digital transformation (product 2.15). */
export const transformation: Words<typeof french> = {
  ...originalTexts(transformationTexts, 'en'),
  description:
    'From the notebook to the shared tool, without stopping work: diagnosis, choice of tools, training and follow-up.',
  subject: 'Digital transformation',
}
