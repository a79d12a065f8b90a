import type { DateField } from 'payload'

/** Filled in at the first publication (`firstPublication`); may be set to an earlier moment. */
export const publishedAtField: DateField = {
  name: 'publishedAt',
  type: 'date',
  label: 'Date de publication',
  index: true,
  admin: {
    position: 'sidebar',
    date: {
      pickerAppearance: 'dayAndTime',
      displayFormat: 'dd/MM/yyyy HH:mm',
      timeFormat: 'HH:mm',
    },
    description: 'Remplie à la première publication. Elle règle l’ordre des listes.',
  },
}
