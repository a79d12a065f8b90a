import type { AlertCriterion } from '@sira/contract/offers/alert'

/** As staff read them. */
export const criterionNames: Readonly<Record<AlertCriterion, string>> = {
  q: 'Mots',
  domaine: 'Domaine',
  contrat: 'Contrat',
  experience: 'Expérience',
  pays: 'Pays',
  ville: 'Ville',
  urgent: 'Urgentes seulement',
}
