import { adminGroups } from '../../access/adminGroups.ts'
import { markdownField } from '../../fields/markdownField.ts'
import { pictureField } from '../../fields/pictureField.ts'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from '../factories/contentCollection.ts'

/** Trainers (product 3, formateur). */
export const trainers = contentCollection({
  slug: 'formateurs',
  labels: { singular: 'Formateur', plural: 'Formateurs' },
  admin: {
    group: adminGroups.lists,
    useAsTitle: 'Nom',
    defaultColumns: ['Nom', 'Prenoms', 'Profession'],
    listSearchableFields: ['Nom', 'Prenoms'],
  },
  defaultSort: 'Nom',
  fields: [
    textField({ name: 'Prenoms', label: 'Prénoms', localised: false }),
    textField({ name: 'Nom', label: 'Nom', required: true, localised: false }),
    textField({ name: 'Profession', label: 'Profession' }),
    markdownField({ name: 'Description', label: 'Présentation' }),
    textField({
      name: 'coordonnees',
      label: 'Coordonnées',
      localised: false,
      description: 'Affichées sur le site : téléphone, e-mail.',
    }),
    pictureField({ name: 'photo', label: 'Photo' }),
    {
      name: 'formations',
      type: 'join',
      collection: 'formations',
      on: 'formateur',
      label: 'Formations',
    },
  ],
})
