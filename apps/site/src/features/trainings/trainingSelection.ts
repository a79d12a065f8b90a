/** The filters of the catalogue (spec 2.9), as they stand in its address: French, without accents. */
export const levels = ['debutant', 'intermediaire', 'avance'] as const
export const priceOrders = ['croissant', 'decroissant', 'gratuit'] as const

export interface TrainingSelection {
  /** Empty: all levels. */
  niveaux: readonly (typeof levels)[number][]
  /** Undefined: by date, as the contract lists them. */
  prix: (typeof priceOrders)[number] | undefined
}

/** Reads `?niveau=debutant&niveau=avance&prix=croissant`; anything else selects nothing. */
export function trainingSelection(query: URLSearchParams): TrainingSelection {
  const asked = query.getAll('niveau')
  return {
    niveaux: levels.filter((level) => asked.includes(level)),
    prix: priceOrders.find((order) => order === query.get('prix')),
  }
}
