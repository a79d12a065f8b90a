import type { TextareaField } from 'payload'

/** What the search above a list looks through: see keepSearchText. Nobody sees it. */
export function searchTextField(label: string): TextareaField {
  return {
    name: 'searchText',
    type: 'textarea',
    // Said in the search box: « Rechercher par … ».
    label,
    // As long as a form can be, and what stands beside its message.
    maxLength: 200_000,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  }
}
