import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { nobody } from '../../access/nobody.ts'
import { listPlanAlerts, notePlanAlert } from './planAlerts.ts'

/** The offers told on WhatsApp to the customers of plans: one row per offer, which is told once. */
export const planMessages: CollectionConfig = {
  slug: 'envois-formule',
  typescript: { interface: 'PlanMessage' },
  labels: { singular: 'Offre dite à un abonné', plural: 'Offres dites aux abonnés' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: adminGroups.lists },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['commande', 'job'], unique: true }],
  endpoints: [listPlanAlerts, notePlanAlert],
  fields: [
    {
      name: 'commande',
      type: 'relationship',
      relationTo: 'commandes',
      label: 'Commande',
      index: true,
      custom: { keepsTarget: false },
    },
    {
      name: 'job',
      type: 'relationship',
      relationTo: 'jobs',
      label: 'Offre',
      custom: { keepsTarget: false },
    },
    { name: 'par', type: 'text', label: 'Par' },
  ],
}
