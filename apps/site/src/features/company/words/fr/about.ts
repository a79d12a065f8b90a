import { aboutTexts } from '@sira/contract/pageTexts/about/aboutPage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'

/** The company (product 2.4). */
export const about = {
  about: {
    description:
      'Une équipe de formateurs, de conseillers et de développeurs installée à Ouagadougou\u00a0: notre mission, notre vision, nos valeurs et notre histoire.',
    tabsLabel: 'Qui nous sommes',
    ...originalTexts(aboutTexts, 'fr'),
  },
} as const
