import { adminGroups } from './adminGroups.ts'
import { namedCollection } from './namedCollection.ts'

export const tags = namedCollection({
  slug: 'tags',
  labels: { singular: 'Étiquette', plural: 'Étiquettes' },
  group: adminGroups.news,
  fields: [{ name: 'blogs', type: 'join', collection: 'blogs', on: 'tags', label: 'Actualités' }],
})
