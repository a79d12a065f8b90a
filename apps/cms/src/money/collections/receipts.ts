import type { CollectionConfig } from 'payload'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { timeField } from '../../fields/timeField.ts'
import { keptForGood, orderMenu } from './keptForGood.ts'

/**
 * Proofs of payment, numbered by year without a gap. Never called « facture », which other laws
 * govern.
 */
export const receipts: CollectionConfig = {
  ...keptForGood,
  slug: 'recus',
  typescript: { interface: 'Receipt' },
  labels: { singular: 'Reçu', plural: 'Reçus' },
  admin: {
    ...orderMenu,
    useAsTitle: 'numero',
    defaultColumns: ['numero', 'commande', 'montant', 'date'],
    listSearchableFields: ['numero'],
  },
  lockDocuments: false,
  indexes: [{ fields: ['annee', 'rang'], unique: true }],
  fields: [
    { name: 'numero', type: 'text', label: 'Numéro', required: true, unique: true },
    { name: 'annee', type: 'number', label: 'Année', required: true },
    { name: 'rang', type: 'number', label: 'Rang', required: true },
    {
      name: 'commande',
      type: 'relationship',
      relationTo: 'commandes',
      label: 'Commande',
      required: true,
    },
    {
      name: 'paiement',
      type: 'relationship',
      relationTo: 'paiements',
      label: 'Paiement',
      required: true,
      // One receipt for one payment, even when it is asked for twice.
      unique: true,
    },
    inFrancs({ name: 'montant', type: 'number', label: 'Montant (FCFA)', required: true }),
    { ...timeField({ name: 'date', label: 'Du' }), required: true },
  ],
}
