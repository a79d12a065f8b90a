import { aboutTexts } from '@sira/contract/pageTexts/about/aboutPage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import type { Words } from '../../../../language/words.ts'
import type { about as french } from '../fr/about.ts'

/** The company (product 2.4). */
export const about: Words<typeof french> = {
  about: {
    description:
      'A team of trainers, advisers and developers based in Ouagadougou: our mission, our vision, our values and our story.',
    tabsLabel: 'Who we are',
    ...originalTexts(aboutTexts, 'en'),
  },
}
