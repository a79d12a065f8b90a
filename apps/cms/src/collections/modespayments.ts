import { pictureField } from '../fields/pictureField.ts'
import { adminGroups } from './adminGroups.ts'
import { namedCollection } from './namedCollection.ts'

export const modespayments = namedCollection({
  slug: 'modespayments',
  labels: { singular: 'Moyen de paiement', plural: 'Moyens de paiement' },
  group: adminGroups.training,
  fields: [pictureField({ name: 'Image', label: 'Logo' })],
})
