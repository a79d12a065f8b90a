import { adminGroups } from '../../access/adminGroups.ts'
import { nobody } from '../../access/nobody.ts'
import { markdownField } from '../../fields/markdownField.ts'
import { sellingPrice } from '../../fields/money/sellingPrice.ts'
import { pictureField } from '../../fields/pictureField.ts'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from '../factories/contentCollection.ts'

/** Books (product 3, Biblio), shown in the order staff give them by dragging. */
export const books = contentCollection({
  slug: 'biblios',
  labels: { singular: 'Livre', plural: 'Livres' },
  admin: {
    group: adminGroups.site,
    defaultColumns: ['titre', 'auteur', 'prix', 'updatedAt'],
    listSearchableFields: ['titre', 'auteur'],
  },
  fields: [
    textField({ name: 'titre', label: 'Titre', required: true }),
    textField({ name: 'auteur', label: 'Auteur', localised: false }),
    sellingPrice({ name: 'prix', type: 'number', label: 'Prix (FCFA)', min: 0, index: true }),
    {
      name: 'stock',
      type: 'number',
      label: 'Exemplaires en stock',
      // It only changes by stock movements: a form open for an hour would overwrite sales.
      access: { update: nobody },
      validate: wholeStock,
      admin: {
        description:
          'Vide : fabriqué à la commande, sans limite. Ensuite, il change par les mouvements de stock.',
      },
    },
    markdownField({ name: 'description', label: 'Description' }),
    pictureField({ name: 'image', label: 'Couverture' }),
  ],
})

function wholeStock(value: unknown): true | string {
  if (value === null || value === undefined) return true
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return true
  return 'Un nombre entier, ou rien.'
}
