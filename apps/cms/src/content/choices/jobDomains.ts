import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const jobDomains = namedCollection({
  slug: 'jobdomains',
  labels: { singular: 'Domaine', plural: 'Domaines' },
  group: adminGroups.lists,
})
