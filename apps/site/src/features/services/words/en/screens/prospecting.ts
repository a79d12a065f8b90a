import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { prospectingTexts } from '@sira/contract/pageTexts/services/prospectingPage'
import type { Words } from '../../../../../language/words.ts'
import type { prospecting as french } from '../../fr/screens/prospecting.ts'

/** Sales prospecting, and the teams that are provided (product 1, 2.15). */
export const prospecting: Words<typeof french> = {
  ...originalTexts(prospectingTexts, 'en'),
  description:
    'A trained team, in your colours, to find customers, sell, promote or survey in Ouagadougou and in the regions.',
  subject: 'A team at our disposal',
}
