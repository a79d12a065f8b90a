import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { nobody } from '../../access/nobody.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { timeField } from '../../fields/timeField.ts'
import { endShare, listShares, makeShare } from './shareDeeds.ts'

/** Selections of candidates that employers open by a link, each until its end. */
export const shares: CollectionConfig = {
  slug: 'partages',
  typescript: { interface: 'Share' },
  labels: { singular: 'Sélection envoyée', plural: 'Sélections envoyées' },
  access: { read: inboxStaff, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: adminGroups.lists },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [listShares, makeShare, endShare],
  fields: [
    {
      name: 'offre',
      type: 'relationship',
      relationTo: 'jobs',
      label: 'Offre',
      index: true,
      custom: { keepsTarget: false },
      access: fixed,
    },
    { name: 'intitule', type: 'text', label: 'Offre, alors', access: fixed },
    {
      name: 'candidats',
      type: 'array',
      label: 'Candidats',
      access: fixed,
      fields: [
        {
          name: 'candidature',
          type: 'relationship',
          relationTo: 'candidatures',
          label: 'Candidature',
          required: true,
          index: true,
          custom: { keepsTarget: false },
        },
        { name: 'mot', type: 'textarea', label: 'Présentation' },
      ],
    },
    // The link is kept by nobody: whoever reads the database opens nothing with it.
    { name: 'jeton', type: 'text', unique: true, access: secret, admin: unseen },
    { name: 'par', type: 'text', label: 'Par', access: fixed },
    timeField({ name: 'finLe', label: 'Ouverte jusqu’au' }),
    timeField({ name: 'arretLe', label: 'Arrêtée le' }),
    { name: 'vues', type: 'number', label: 'Vues', defaultValue: 0, access: fixed },
  ],
}
