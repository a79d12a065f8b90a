import type { ReportReason } from '@sira/contract/offers/report'

/** As staff read them. */
export const reasonNames: Readonly<Record<ReportReason, string>> = {
  frais: 'Demande de l’argent',
  fausse: 'Fausse offre',
  perimee: 'Périmée ou pourvue',
  discrimination: 'Discrimination',
  autre: 'Autre',
}
