import { choiceTypes } from '@sira/contract/kinds/choiceTypes'
import { recordTypes } from '@sira/contract/kinds/recordTypes'

/** All changes; or only removals, for records of visitors, which have a history of their own. */
export type Audited = 'changes' | 'removals'

const changes = [
  'documents',
  ...Object.keys(recordTypes),
  ...choiceTypes,
  ...[
    'media',
    'picture-labels',
    'redirections',
    'letters',
    'reader-groups',
    'answer-templates',
    'users',
  ],
  ...['tarifs', 'operateurs', 'villes-livrees', 'sessions', 'jours-feries'],
  'fils-fermes',
]

const removals = [
  'devis',
  'contacts',
  'newsletters',
  'estimations',
  'emails',
  'commandes',
  'inscriptions',
  'attestations',
  'attentes',
  'commentaires',
  'signalements',
  'alertes',
  'offres',
  'livraisons',
  'coursiers',
  'candidatures',
]

/** By slug. The test names the collections that are missing here, each with its reason. */
export const auditedPlaces: Readonly<Record<string, Audited>> = {
  ...Object.fromEntries(changes.map((slug) => [slug, 'changes'] as const)),
  ...Object.fromEntries(removals.map((slug) => [slug, 'removals'] as const)),
}
