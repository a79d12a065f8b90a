import { homeTexts } from '@sira/contract/pageTexts/home/homePage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { homeParts } from '../homeParts.ts'

/** The home page (product 2.3). */
export const home = {
  home: {
    title: 'Formation, emploi et services digitaux au Burkina\u00a0Faso',
    description:
      'Formations professionnelles, conseil, mise en relation emploi et services digitaux à Ouagadougou et partout au Burkina\u00a0Faso.',
    ...homeParts(originalTexts(homeTexts, 'fr')),
    video: 'Voir la présentation en vidéo',
    allServices: 'Tous nos services',
    services: {
      professionalTraining: 'Certifiante, inter-entreprises, à la carte ou à distance',
      advice: 'Connaître son marché avant d’investir',
      jobMatching: 'De l’alerte à l’embauche, en sept étapes',
      delivery: 'À partir de 1\u202f000\u00a0FCFA à Ouagadougou',
      transformation: 'Des outils choisis avec ceux qui s’en servent',
      applications: 'Sites, applications mobiles et logiciels métier',
      data: 'Des chiffres clairs pour décider',
      prospecting: 'Une équipe sur le terrain, à vos couleurs',
    },
  },
} as const
