import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { nobody } from '../../access/nobody.ts'

/** Which offer was sent for which alert, once for good: not even an offer that comes back goes twice. */
export const sentAlerts: CollectionConfig = {
  slug: 'envois-alerte',
  typescript: { interface: 'SentAlert' },
  labels: { singular: 'Envoi d’alerte', plural: 'Envois d’alertes' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: adminGroups.technical },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['alerte', 'job'], unique: true }],
  fields: [
    { name: 'alerte', type: 'relationship', relationTo: 'alertes', label: 'Alerte', index: true },
    {
      name: 'job',
      type: 'relationship',
      relationTo: 'jobs',
      label: 'Offre',
      custom: { keepsTarget: false },
    },
  ],
}
