import { adminGroups } from '../../access/adminGroups.ts'
import { markdownField } from '../../fields/markdownField.ts'
import { pictureField } from '../../fields/pictureField.ts'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from '../factories/contentCollection.ts'

/** Books (spec 3, Biblio), shown in the order staff give them by dragging. */
export const books = contentCollection({
  slug: 'biblios',
  labels: { singular: 'Livre', plural: 'Livres' },
  admin: {
    group: adminGroups.shop,
    defaultColumns: ['titre', 'auteur', 'prix', 'updatedAt'],
    listSearchableFields: ['titre', 'auteur'],
  },
  fields: [
    textField({ name: 'titre', label: 'Titre', required: true }),
    textField({ name: 'auteur', label: 'Auteur', localised: false }),
    { name: 'prix', type: 'number', label: 'Prix (F CFA)', min: 0, index: true },
    markdownField({ name: 'description', label: 'Description' }),
    pictureField({ name: 'image', label: 'Couverture' }),
  ],
})
