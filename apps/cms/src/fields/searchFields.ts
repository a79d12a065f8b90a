import type { CollapsibleField, TextareaField } from 'payload'
import { textField } from './textField.ts'

/** A translation may leave it empty: the site then uses the other texts of that language. */
const ownLanguage = { ownLanguage: true }

/** A field of a few lines without an editor. */
export function shortText(name: string, label: string, description: string): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    custom: ownLanguage,
    maxLength: 600,
    admin: { description, rows: 3 },
  }
}

/** The title, description and picture of a record for search engines and shared links. */
export const searchFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Dans les moteurs de recherche et les partages',
  admin: { initCollapsed: true },
  fields: [
    {
      ...textField({
        name: 'titre_recherche',
        label: 'Titre pour les moteurs de recherche',
        description: 'Vide : le titre de la fiche.',
      }),
      custom: ownLanguage,
      maxLength: 200,
    },
    shortText(
      'description_recherche',
      'Description pour les moteurs de recherche',
      'Vide : l’extrait s’il y en a un, sinon le début du texte.',
    ),
    {
      name: 'searchResult',
      type: 'ui',
      label: 'Le résultat',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/admin/searchResult/SearchResult.tsx#SearchResult' },
      },
    },
  ],
}
