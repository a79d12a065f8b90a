import type { DateField } from 'payload'
import { nobody } from '../access/nobody.ts'

interface TimeFieldOptions {
  name: string
  label: string
  sidebar?: boolean
}

/** A moment that the program alone notes, as staff read it. */
export function timeField({ name, label, sidebar = false }: TimeFieldOptions): DateField {
  return {
    name,
    type: 'date',
    label,
    access: { create: nobody, update: nobody },
    admin: {
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
      ...(sidebar ? { position: 'sidebar' } : {}),
      condition: (record) => Boolean(record[name]),
    },
  }
}
