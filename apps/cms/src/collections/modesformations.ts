import { adminGroups } from './adminGroups.ts'
import { namedCollection } from './namedCollection.ts'

export const modesformations = namedCollection({
  slug: 'modesformations',
  labels: { singular: 'Mode de formation', plural: 'Modes de formation' },
  group: adminGroups.training,
})
