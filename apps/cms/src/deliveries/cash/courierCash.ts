import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { keptForGood } from '../../money/collections/keptForGood.ts'
import { cashNames } from '../deliveryNames.ts'
import { countedCash } from './countedCash.ts'

/**
 * The cash of couriers: only ever added to, each cause once; what is in a hand is the sum. Who counts
 * does not see it, or the count would be what was declared.
 */
export const courierCash: CollectionConfig = {
  ...keptForGood,
  slug: 'caisse-coursiers',
  custom: { cashOfDay: countedCash },
  typescript: { interface: 'CourierCash' },
  labels: { singular: 'Ligne de caisse', plural: 'Caisse des livreurs' },
  access: { ...keptForGood.access, read: administratorsOnly },
  admin: {
    group: adminGroups.till,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    defaultColumns: ['coursier', 'nature', 'montant', 'livraison', 'createdAt', 'par'],
  },
  lockDocuments: false,
  fields: [
    { name: 'cause', type: 'text', label: 'Cause', required: true, unique: true },
    {
      name: 'coursier',
      type: 'relationship',
      relationTo: 'coursiers',
      label: 'Livreur',
      custom: { keepsTarget: false },
    },
    {
      name: 'nature',
      type: 'select',
      label: 'Nature',
      required: true,
      options: optionsOf(cashNames),
    },
    inFrancs({ name: 'montant', type: 'number', label: 'Montant (FCFA)', required: true }),
    // By its reference: the line stays when the delivery is erased.
    { name: 'livraison', type: 'text', label: 'Livraison' },
    { name: 'paiement', type: 'relationship', relationTo: 'paiements', label: 'Paiement' },
    { name: 'comptage', type: 'relationship', relationTo: 'comptages', label: 'Comptage' },
    { name: 'par', type: 'text', label: 'Par' },
    { name: 'motif', type: 'text', label: 'Motif' },
  ],
}
