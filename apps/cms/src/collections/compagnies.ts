import { adminGroups } from './adminGroups.ts'
import { namedCollection } from './namedCollection.ts'

export const compagnies = namedCollection({
  slug: 'compagnies',
  labels: { singular: 'Entreprise', plural: 'Entreprises' },
  group: adminGroups.jobs,
  localised: false,
})
