import { aboutTexts } from '@sira/contract/pageTexts/about/aboutPage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import type { Words } from '../../../../language/words.ts'
import type { about as french } from '../fr/about.ts'

/** The company (product 2.4). */
export const about: Words<typeof french> = {
  about: {
    description:
      'فريق من المدرّبين والمستشارين والمطوّرين في واغادوغو: مهمتنا ورؤيتنا وقيمنا وتاريخنا.',
    tabsLabel: 'من نكون',
    ...originalTexts(aboutTexts, 'ar'),
  },
}
