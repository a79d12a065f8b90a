import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const jobTypes = namedCollection({
  slug: 'jobtypes',
  labels: { singular: 'Type de contrat', plural: 'Types de contrat' },
  group: adminGroups.lists,
})
