import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const trainingTypes = namedCollection({
  slug: 'typesformations',
  labels: { singular: 'Type de formation', plural: 'Types de formation' },
  group: adminGroups.lists,
})
