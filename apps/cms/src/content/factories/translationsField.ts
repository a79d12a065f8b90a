import type { UIField } from 'payload'

/** A column of the list with the languages of a record; not shown in the record. */
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
