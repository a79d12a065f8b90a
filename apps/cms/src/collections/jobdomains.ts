import { adminGroups } from './adminGroups.ts'
import { namedCollection } from './namedCollection.ts'

export const jobdomains = namedCollection({
  slug: 'jobdomains',
  labels: { singular: 'Domaine', plural: 'Domaines' },
  group: adminGroups.jobs,
})
