import type { CollectionConfig, RelationshipField } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { letterWriters } from '../../access/letterWriters.ts'

/** Labels by which staff find pictures; visitors do not see them. */
export const pictureLabels: CollectionConfig = {
  slug: 'picture-labels',
  labels: { singular: 'Étiquette d’images', plural: 'Étiquettes d’images' },
  access: {
    read: letterWriters,
    create: contentStaff,
    update: contentStaff,
    delete: contentStaff,
  },
  admin: {
    group: adminGroups.lists,
    hidden: hiddenFrom('agent', 'cashier'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Une étiquette se choisit dans la fiche d’une image, ou pour plusieurs depuis la médiathèque. Supprimée, elle quitte ses images, qui restent.',
  },
  disableDuplicate: true,
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', label: 'Nom', required: true, unique: true, maxLength: 60 },
  ],
}

export const labelsField: RelationshipField = {
  name: 'labels',
  type: 'relationship',
  label: 'Étiquettes',
  relationTo: 'picture-labels',
  hasMany: true,
  admin: { position: 'sidebar', allowEdit: false },
}
