import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const trainingModes = namedCollection({
  slug: 'modesformations',
  labels: { singular: 'Mode de formation', plural: 'Modes de formation' },
  group: adminGroups.lists,
})
