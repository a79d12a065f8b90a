import type { UIField } from 'payload'

/** A column of the list, nothing in the record: which languages a record has. */
export const translationsField: UIField = {
  name: 'translations',
  type: 'ui',
  label: 'Traductions',
  admin: {
    components: {
      Cell: '/src/admin/translations/TranslationCell.tsx#TranslationCell',
      Field: '/src/admin/translations/NoField.tsx#NoField',
    },
  },
}
