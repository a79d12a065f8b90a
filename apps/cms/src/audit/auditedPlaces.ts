import { choiceTypes } from '@sira/contract/kinds/choiceTypes'
import { recordTypes } from '@sira/contract/kinds/recordTypes'

/** All changes; or of what visitors sent, which has a history of its own, what is removed. */
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
  'livraisons',
  'coursiers',
  'candidatures',
]

/** By slug. Those that are not in it are named in its test, each with its reason. */
export const auditedPlaces: Readonly<Record<string, Audited>> = {
  ...Object.fromEntries(changes.map((slug) => [slug, 'changes'] as const)),
  ...Object.fromEntries(removals.map((slug) => [slug, 'removals'] as const)),
}
