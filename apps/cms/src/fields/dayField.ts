import type { DateField } from 'payload'

interface DayFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
  /** The day on which the record is begun is proposed. */
  today?: boolean
}

/** A day without a time: `YYYY-MM-DD` on the wire (contract.md). */
export function dayField(options: DayFieldOptions): DateField {
  const { name, label, description, required = false, today = false } = options
  return {
    name,
    type: 'date',
    label,
    required,
    index: true,
    ...(today ? { defaultValue: () => new Date().toISOString() } : {}),
    admin: {
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
      ...(description === undefined ? {} : { description }),
    },
  }
}
