import type { CollectionConfig } from 'payload'
import { nobody } from '../../../access/nobody.ts'

/** Which dossier was announced to be erased, and when: none is erased before. */
export const warnings: CollectionConfig = {
  slug: 'avertissements',
  labels: { singular: 'Avertissement', plural: 'Avertissements' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['nature', 'numero', 'jours'], unique: true }],
  fields: [
    // The collection of the dossier, and its number there.
    { name: 'nature', type: 'text', required: true },
    { name: 'numero', type: 'number', required: true },
    // Days before its end.
    { name: 'jours', type: 'number', required: true },
    { name: 'le', type: 'date', required: true },
  ],
}
