import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const tags = namedCollection({
  slug: 'tags',
  labels: { singular: 'Étiquette', plural: 'Étiquettes' },
  group: adminGroups.lists,
  fields: [{ name: 'blogs', type: 'join', collection: 'blogs', on: 'tags', label: 'Actualités' }],
})
