import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** Numbers without gaps: each row is raised by one in the transaction that uses the number. */
export const counters: CollectionConfig = {
  slug: 'compteurs',
  typescript: { interface: 'Counter' },
  labels: { singular: 'Compteur', plural: 'Compteurs' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'nom', type: 'text', required: true, unique: true },
    { name: 'valeur', type: 'number', required: true, defaultValue: 0 },
  ],
}
