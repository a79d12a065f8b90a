import type { TrainingChoices } from './trainingChoices.ts'
import type { TrainingSelection } from './trainingSelection.ts'

/** Filters and order of the API. */
export type TrainingQuestion = Readonly<Record<string, string | number>>

/** Free ones first is the same as the cheapest first. */
const orders = {
  croissant: 'prix_formation:asc',
  decroissant: 'prix_formation:desc',
  gratuit: 'prix_formation:asc',
} as const

/** Asks for what a visitor chose; a town that no training has finds none. */
export function trainingQuestion(
  { theme, ville, mois, mode, niveau, budget, certificat, prix }: TrainingSelection,
  choices: Pick<TrainingChoices, 'ville'>,
): TrainingQuestion {
  const towns = choices.ville.find(({ value }) => value === ville)?.spellings ?? [ville ?? '']
  return {
    ...(theme && { 'filters[thematique][id][$eq]': theme }),
    ...(ville && oneOf('ville', towns)),
    ...(mois && inMonth(mois)),
    ...(mode && { 'filters[modesformation][id][$eq]': mode }),
    ...oneOf('niveau', niveau),
    ...(budget && { 'filters[prix_formation][$lte]': budget }),
    ...(certificat && { 'filters[avec_certificat][$eq]': 'true' }),
    ...(prix && { sort: orders[prix] }),
  }
}

function oneOf(attribute: string, values: readonly string[]): TrainingQuestion {
  return Object.fromEntries(
    values.map((value, index) => [`filters[${attribute}][$in][${index}]`, value]),
  )
}

/** Days compare as texts: none is after the 31st. */
function inMonth(month: string): TrainingQuestion {
  return {
    'filters[$and][0][date_formation][$gte]': `${month}-01`,
    'filters[$and][1][date_formation][$lte]': `${month}-31`,
  }
}
