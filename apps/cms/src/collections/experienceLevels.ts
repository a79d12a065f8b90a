import { adminGroups } from './adminGroups.ts'
import { namedCollection } from './namedCollection.ts'

export const experienceLevels = namedCollection({
  slug: 'experience-levels',
  labels: { singular: 'Niveau d’expérience', plural: 'Niveaux d’expérience' },
  group: adminGroups.jobs,
})
