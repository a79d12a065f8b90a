import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { timeField } from '../../fields/timeField.ts'
import { keptForGood, orderMenu } from './keptForGood.ts'

/**
 * The messages of providers, staff and statements about payments. Each is kept once, and never
 * changed or deleted.
 */
export const paymentEvents: CollectionConfig = {
  ...keptForGood,
  slug: 'evenements',
  typescript: { interface: 'PaymentEvent' },
  labels: { singular: 'Événement de paiement', plural: 'Événements de paiement' },
  admin: {
    ...orderMenu,
    group: adminGroups.technical,
    useAsTitle: 'identifiant',
    defaultColumns: ['fournisseur', 'identifiant', 'genre', 'suite', 'recuLe'],
    listSearchableFields: ['identifiant'],
  },
  lockDocuments: false,
  indexes: [{ fields: ['fournisseur', 'identifiant', 'genre'], unique: true }],
  fields: [
    { name: 'paiement', type: 'relationship', relationTo: 'paiements', label: 'Paiement' },
    { name: 'fournisseur', type: 'text', label: 'De', required: true },
    { name: 'identifiant', type: 'text', label: 'Numéro', required: true },
    { name: 'genre', type: 'text', label: 'Genre', required: true },
    { name: 'brut', type: 'json', label: 'Tel que reçu' },
    timeField({ name: 'recuLe', label: 'Reçu le' }),
    { name: 'suite', type: 'text', label: 'Suite' },
  ],
}
