import type { DateField } from 'payload'

interface Moment {
  name: string
  label: string
  description?: string
  validate?: DateField['validate']
}

/** A day with its hour, on the clock of Ouagadougou, as staff type it. */
export function momentField({ name, label, description, validate }: Moment): DateField {
  return {
    name,
    type: 'date',
    label,
    index: true,
    ...(validate && { validate }),
    admin: {
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd/MM/yyyy HH:mm',
        timeFormat: 'HH:mm',
      },
      components: { Field: '/src/admin/dates/DayInput.tsx#DayInput' },
      ...(description === undefined ? {} : { description }),
    },
  }
}
