import { adminGroups } from '../../access/adminGroups.ts'
import { markdownField } from '../../fields/markdownField.ts'
import { pictureField } from '../../fields/pictureField.ts'
import { recordPath } from '../../fields/recordPath.ts'
import { shortText } from '../../fields/searchFields.ts'
import { textField } from '../../fields/textField.ts'
import { publishedCollection } from '../factories/publishedCollection.ts'

/** News articles (product 3, Blog). */
export const articles = publishedCollection(
  {
    slug: 'blogs',
    labels: { singular: 'Actualité', plural: 'Actualités' },
    admin: {
      group: adminGroups.site,
      defaultColumns: ['titre', 'state', 'category', 'publishedAt', 'updatedAt'],
      listSearchableFields: ['titre', 'slug'],
    },
    defaultSort: '-updatedAt',
    fields: [
      textField({ name: 'titre', label: 'Titre', required: true }),
      markdownField({ name: 'contenu', label: 'Contenu', required: true }),
      shortText(
        'extrait',
        'Extrait',
        'Une ou deux phrases qui donnent envie de lire, dans les listes. Vide : le début du texte.',
      ),
      pictureField({
        name: 'image',
        label: 'Image',
        description: 'Facultative : sans image, le site dessine un tissage propre à l’article.',
      }),
      textField({
        name: 'auteur',
        label: 'Auteur',
        description: 'Prénom et nom ; sans lui, l’article est signé de l’entreprise.',
        localised: false,
      }),
      {
        name: 'a_suivre',
        type: 'text',
        label: 'À suivre',
        validate: recordPath,
        admin: {
          description:
            'La formation ou l’offre dont l’article donne envie, par son adresse sur le site : /formations/… ou /jobs/…',
        },
      },
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        label: 'Catégorie',
        admin: { position: 'sidebar' },
      },
      {
        name: 'tags',
        type: 'relationship',
        relationTo: 'tags',
        hasMany: true,
        label: 'Étiquettes',
        admin: { position: 'sidebar', description: 'La première est affichée sur l’article.' },
      },
    ],
  },
  { write: 'Écrire une actualité' },
)
