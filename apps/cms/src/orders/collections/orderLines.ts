import type { ArrayField } from 'payload'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { timeField } from '../../fields/timeField.ts'

/** The lines of an order, with the price of the moment: a later price changes none. */
export const orderLines: ArrayField = {
  name: 'lignes',
  type: 'array',
  label: 'Lignes',
  labels: { singular: 'Ligne', plural: 'Lignes' },
  access: fixed,
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/src/admin/orders/LineLabel.tsx#LineLabel' },
  },
  fields: [
    {
      name: 'nature',
      type: 'select',
      label: 'Nature',
      required: true,
      options: [
        { value: 'livre', label: 'Livre' },
        { value: 'formule', label: 'Formule' },
        { value: 'prestation', label: 'Prestation' },
        { value: 'session', label: 'Session' },
      ],
    },
    {
      name: 'livre',
      type: 'relationship',
      relationTo: 'biblios',
      label: 'Livre',
      // What was sold may leave the shop: the line keeps its title and price.
      custom: { keepsTarget: false },
    },
    {
      name: 'session',
      type: 'relationship',
      relationTo: 'sessions',
      label: 'Session',
      custom: { keepsTarget: false },
    },
    // The number of the book or the session on the wire, also once it is gone.
    { name: 'numero', type: 'number', label: 'Numéro du livre ou de la session' },
    { name: 'code', type: 'text', label: 'Code' },
    { name: 'titre', type: 'text', label: 'Titre', required: true },
    { name: 'quantite', type: 'number', label: 'Quantité', required: true },
    inFrancs({ name: 'prix', type: 'number', label: 'Prix (FCFA)', required: true }),
    inFrancs({ name: 'montant', type: 'number', label: 'Montant (FCFA)', required: true }),
    // Copies of it that were taken from the stock: none of a book made to order.
    { name: 'reserve', type: 'number', label: 'Pris du stock', defaultValue: 0 },
    timeField({ name: 'du', label: 'Du' }),
    timeField({ name: 'au', label: 'Au' }),
    timeField({ name: 'rappelLe', label: 'Rappel de fin envoyé le' }),
  ],
}
