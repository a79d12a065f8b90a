import type { ReportReason } from '@sira/contract/forms/report'

/** As staff read them. */
export const reasonNames: Readonly<Record<ReportReason, string>> = {
  frais: 'Demande de l’argent',
  fausse: 'Fausse offre',
  perimee: 'Périmée ou pourvue',
  discrimination: 'Discrimination',
  autre: 'Autre',
}
