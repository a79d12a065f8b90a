import { inPlace, type Narrowing, oneOf } from '../../../choosing/narrowing.ts'
import type { TrainingChoices } from './trainingChoices.ts'
import type { TrainingSelection } from './trainingSelection.ts'

/** Free ones first is the same as the cheapest first. */
const orders = {
  croissant: 'prix_formation:asc',
  decroissant: 'prix_formation:desc',
  gratuit: 'prix_formation:asc',
} as const

/** Asks for what a visitor chose. */
export function trainingQuestion(
  { theme, ville, mois, mode, niveau, budget, certificat, prix }: TrainingSelection,
  choices: Pick<TrainingChoices, 'ville'>,
): Narrowing {
  return {
    ...(theme && { 'filters[thematique][id][$eq]': theme }),
    ...(ville && inPlace('ville', ville, choices.ville)),
    ...(mois && inMonth(mois)),
    ...(mode && inMode(mode)),
    ...oneOf('niveau', niveau),
    ...(budget && { 'filters[prix_formation][$lte]': budget }),
    ...(certificat && { 'filters[avec_certificat][$eq]': 'true' }),
    ...(prix && { sort: orders[prix] }),
  }
}

/** A mode of sessions is none of trainings: nothing is found. */
function inMode(mode: string): Narrowing {
  return /^\d/.test(mode) ? { 'filters[modesformation][id][$eq]': mode } : { 'filters[id][$eq]': 0 }
}

/** Days compare as texts: none is after the 31st. */
function inMonth(month: string): Narrowing {
  return {
    'filters[$and][0][date_formation][$gte]': `${month}-01`,
    'filters[$and][1][date_formation][$lte]': `${month}-31`,
  }
}
