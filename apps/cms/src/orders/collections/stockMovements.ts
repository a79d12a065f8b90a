import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { stockKeepers } from '../../access/sales/stockKeepers.ts'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { keptForGood } from '../../money/collections/keptForGood.ts'
import { applyMovement } from '../stock/applyMovement.ts'

/** Why copies came or went. */
export const movementReasons = {
  vente: 'Commande',
  retour: 'Commande annulée ou expirée',
  arrivage: 'Arrivage',
  inventaire: 'Correction après comptage',
  perte: 'Perte ou don',
  a_la_commande: 'Fabriqué désormais à la commande',
} as const

/** After these the stock is what somebody has counted, whatever it was before. */
const countedAnew: readonly unknown[] = [
  'inventaire',
  'a_la_commande',
] satisfies (keyof typeof movementReasons)[]

/** Every copy that came or went, with the stock that was left. */
export const stockMovements: CollectionConfig = {
  ...keptForGood,
  slug: 'mouvements-stock',
  typescript: { interface: 'StockMovement' },
  labels: { singular: 'Mouvement de stock', plural: 'Mouvements de stock' },
  access: {
    read: ({ req }) => stockKeepers({ req }) || orderStaff({ req }),
    create: stockKeepers,
    update: nobody,
    delete: nobody,
  },
  admin: {
    group: adminGroups.till,
    hidden: hiddenFrom('cashier'),
    defaultColumns: ['titre', 'quantite', 'reste', 'motif', 'precision', 'par', 'createdAt'],
    description:
      'Le stock d’un livre change ici : un nombre positif ajoute des exemplaires, un nombre négatif en retire. Un livre dont on ne compte plus les exemplaires devient «\u00a0fabriqué à la commande\u00a0».',
  },
  lockDocuments: false,
  hooks: { beforeChange: [applyMovement] },
  fields: [
    {
      name: 'livre',
      type: 'relationship',
      relationTo: 'biblios',
      label: 'Livre',
      // Not required of the row: a book that is deleted for good leaves its movements, with its title.
      validate: (book: unknown) => Boolean(book) || 'Choisissez un livre.',
      custom: { keepsTarget: false },
    },
    { name: 'titre', type: 'text', label: 'Titre', access: fixed },
    {
      name: 'quantite',
      type: 'number',
      label: 'Exemplaires (+ ou −)',
      required: true,
      validate: wholeChange,
      defaultValue: () => 0,
      admin: {
        description:
          '0 après un comptage\u00a0: le stock affiché est juste. D’un livre désormais fabriqué à la commande, tout ce qui reste est retiré.',
      },
    },
    {
      name: 'motif',
      type: 'select',
      label: 'Motif',
      required: true,
      options: Object.entries(movementReasons).map(([value, label]) => ({ value, label })),
    },
    { name: 'precision', type: 'text', label: 'Précision', maxLength: 300 },
    {
      name: 'commande',
      type: 'relationship',
      relationTo: 'commandes',
      label: 'Commande',
      access: fixed,
    },
    // Nothing: made to order from here on.
    { name: 'reste', type: 'number', label: 'Reste', access: fixed },
    { name: 'par', type: 'text', label: 'Par', access: fixed },
  ],
}

function wholeChange(
  value: unknown,
  { siblingData: { motif } }: { siblingData: { motif?: unknown } },
): true | string {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return 'Un nombre entier, positif ou négatif.'
  }
  return (
    value !== 0 ||
    countedAnew.includes(motif) ||
    'Combien d’exemplaires\u00a0? Un nombre positif ou négatif.'
  )
}
