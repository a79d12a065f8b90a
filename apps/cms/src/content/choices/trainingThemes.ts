import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const trainingThemes = namedCollection({
  slug: 'thematiques',
  labels: { singular: 'Thématique', plural: 'Thématiques' },
  group: adminGroups.lists,
})
