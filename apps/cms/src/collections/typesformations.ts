import { adminGroups } from './adminGroups.ts'
import { namedCollection } from './namedCollection.ts'

export const typesformations = namedCollection({
  slug: 'typesformations',
  labels: { singular: 'Type de formation', plural: 'Types de formation' },
  group: adminGroups.training,
})
