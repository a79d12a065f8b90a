import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const companies = namedCollection({
  slug: 'compagnies',
  labels: { singular: 'Entreprise', plural: 'Entreprises' },
  group: adminGroups.jobs,
  localised: false,
})
