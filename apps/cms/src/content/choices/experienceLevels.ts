import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const experienceLevels = namedCollection({
  slug: 'experience-levels',
  labels: { singular: 'Niveau d’expérience', plural: 'Niveaux d’expérience' },
  group: adminGroups.lists,
})
