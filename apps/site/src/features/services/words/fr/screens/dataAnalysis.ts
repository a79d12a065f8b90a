import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { dataAnalysisTexts } from '@sira/contract/pageTexts/services/dataAnalysisPage'

/** Data and analysis: links to contact and to the quote (product 2.15). */
export const dataAnalysis = {
  ...originalTexts(dataAnalysisTexts, 'fr'),
  description:
    'Collecte, nettoyage, tableaux de bord et analyses pour décider\u00a0: ONG, commerces, coopératives et services publics.',
  exampleLabel:
    'Graphique en barres\u00a0: dix semaines de ventes, avec un creux aux semaines cinq et six.',
  week: 'S',
  subject: 'Data et analyse',
} as const
