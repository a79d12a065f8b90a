import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const categories = namedCollection({
  slug: 'categories',
  labels: { singular: 'Catégorie', plural: 'Catégories' },
  group: adminGroups.lists,
  fields: [
    { name: 'blogs', type: 'join', collection: 'blogs', on: 'category', label: 'Actualités' },
  ],
})
