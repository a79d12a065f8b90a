import { homeTexts } from '@sira/contract/pageTexts/home/homePage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import type { Words } from '../../../../language/words.ts'
import type { home as french } from '../fr/home.ts'
import { homeParts } from '../homeParts.ts'

/** The home page (product 2.3). */
export const home: Words<typeof french> = {
  home: {
    title: 'Training, jobs and digital services in Burkina\u00a0Faso',
    description:
      'Professional training, advice, job matching and digital services in Ouagadougou and throughout Burkina\u00a0Faso.',
    ...homeParts(originalTexts(homeTexts, 'en')),
    video: 'Watch the presentation video',
    allServices: 'All our services',
    services: {
      professionalTraining: 'Certified, inter-company, tailor-made or remote',
      advice: 'Know your market before you invest',
      jobMatching: 'From alert to contract, in seven steps',
      delivery: 'From 1,000\u00a0FCFA in Ouagadougou',
      transformation: 'Tools chosen with those who use them',
      applications: 'Websites, mobile apps and business software',
      data: 'Clear figures to decide by',
      prospecting: 'A team in the field, in your colours',
    },
  },
}
