import { type TrainingLevel, trainingLevels } from '@sira/contract/records/training'
import type { Asked } from '../../transport/pageQuery.ts'
import type { priceOrders, trainingsQuery } from './query.ts'

export interface TrainingSelection {
  /** Empty: all levels. */
  niveaux: readonly TrainingLevel[]
  /** Undefined: by date, as the contract lists them. */
  prix: (typeof priceOrders)[number] | undefined
}

/** What `?niveau=debutant&niveau=avance&prix=croissant` selects, levels from the lowest. */
export function trainingSelection({
  niveau,
  prix,
}: Pick<Asked<typeof trainingsQuery>, 'niveau' | 'prix'>): TrainingSelection {
  return { niveaux: trainingLevels.filter((level) => niveau.includes(level)), prix }
}
