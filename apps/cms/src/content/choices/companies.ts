import { adminGroups } from '../../access/adminGroups.ts'
import { namedCollection } from '../factories/namedCollection.ts'
import { employerFields, noteEmployerCheck } from './employerFields.ts'

/** Employers. Visitors read the name alone (product 13). */
export const companies = namedCollection({
  slug: 'compagnies',
  labels: { singular: 'Entreprise', plural: 'Entreprises' },
  group: adminGroups.clients,
  localised: false,
  fields: employerFields,
  hooks: { beforeChange: [noteEmployerCheck] },
})
