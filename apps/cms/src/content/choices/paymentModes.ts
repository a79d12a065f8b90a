import { adminGroups } from '../../access/adminGroups.ts'
import { pictureField } from '../../fields/pictureField.ts'
import { namedCollection } from '../factories/namedCollection.ts'

export const paymentModes = namedCollection({
  slug: 'modespayments',
  labels: { singular: 'Moyen de paiement', plural: 'Moyens de paiement' },
  group: adminGroups.lists,
  fields: [pictureField({ name: 'Image', label: 'Logo' })],
})
