import { type SpeedMetric, speedMetrics } from '@sira/contract/measures/speedMetrics'

/** The meaning of each measure, for a reader who has never heard of its abbreviation. */
export const speedWords: Readonly<Record<SpeedMetric, { name: string; meaning: string }>> = {
  LCP: {
    name: 'Contenu affiché',
    meaning: 'Temps jusqu’à ce que le plus grand texte, ou la plus grande image, soit à l’écran.',
  },
  INP: {
    name: 'Réaction au doigt',
    meaning: 'Temps entre un appui et ce que la page en montre.',
  },
  CLS: {
    name: 'Page qui bouge',
    meaning: 'Part de la page qui se déplace pendant qu’on la lit\u00a0; 0 quand rien ne bouge.',
  },
  FCP: {
    name: 'Premier affichage',
    meaning: 'Temps jusqu’au premier mot, ou au premier dessin.',
  },
  TTFB: {
    name: 'Réponse du site',
    meaning: 'Temps jusqu’à ce que le site commence à répondre.',
  },
}

const twoDigits = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** « 2,1 s », « 350 ms », « 0,08 »; two digits tell enough. */
export function speedText(metric: SpeedMetric, value: number): string {
  const { unit } = speedMetrics[metric]
  if (unit === '') return twoDigits.format(value)
  return value < 1000
    ? `${twoDigits.format(value)}\u00a0ms`
    : `${twoDigits.format(value / 1000)}\u00a0s`
}

export type SpeedGrade = 'bon' | 'moyen' | 'mauvais'

export function speedGrade(metric: SpeedMetric, value: number): SpeedGrade {
  const { good, poor } = speedMetrics[metric]
  if (value <= good) return 'bon'
  return value <= poor ? 'moyen' : 'mauvais'
}
