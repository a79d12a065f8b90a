import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { keptForGood } from '../../money/collections/keptForGood.ts'
import { failureReasons, gestureNames } from '../deliveryNames.ts'

/** Every act of a courier, as his phone sent it: only ever added to, each once (product 12.10). */
export const gestures: CollectionConfig = {
  ...keptForGood,
  slug: 'gestes',
  typescript: { interface: 'CourierGesture' },
  labels: { singular: 'Geste', plural: 'Gestes des livreurs' },
  admin: {
    group: adminGroups.technical,
    hidden: hiddenFrom('editor'),
    defaultColumns: ['livraison', 'nature', 'coursier', 'faitLe', 'createdAt', 'suite'],
  },
  lockDocuments: false,
  fields: [
    { name: 'cle', type: 'text', label: 'Clé', required: true, unique: true },
    {
      name: 'livraison',
      type: 'relationship',
      relationTo: 'livraisons',
      label: 'Livraison',
      required: true,
    },
    // The proof of a delivery outlives who made it.
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
      label: 'Geste',
      required: true,
      options: optionsOf(gestureNames),
    },
    {
      name: 'faitLe',
      type: 'date',
      label: 'Fait le (heure du téléphone)',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
    },
    { name: 'tentative', type: 'number', label: 'Tentative' },
    { name: 'codeJuste', type: 'checkbox', label: 'Code juste' },
    {
      name: 'signature',
      type: 'json',
      label: 'Signature',
      admin: {
        components: { Field: '/src/admin/deliveries/SignatureField.tsx#SignatureField' },
        disableListColumn: true,
      },
    },
    { name: 'raison', type: 'select', label: 'Raison', options: optionsOf(failureReasons) },
    // The declared sum is not read by who counts it.
    inFrancs({
      name: 'montant',
      type: 'number',
      label: 'Espèces (FCFA)',
      access: { read: administratorsOnly },
    }),
    // What it moved: nothing where it came after what it says.
    { name: 'suite', type: 'text', label: 'Suite' },
  ],
}
