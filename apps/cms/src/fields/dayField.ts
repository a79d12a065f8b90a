import type { DateField } from 'payload'
import { checkDay, type NotBefore } from '../dates/checkDay.ts'

interface DayFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
  /** The day on which the record is begun is proposed. */
  today?: boolean
  notBefore?: NotBefore
  /** The error for a published day after today, which is then not allowed. */
  notAfterToday?: string
}

/** A day without a time: `YYYY-MM-DD` on the wire (contract.md). */
export function dayField(options: DayFieldOptions): DateField {
  const {
    name,
    label,
    description,
    required = false,
    today = false,
    notBefore,
    notAfterToday,
  } = options
  return {
    name,
    type: 'date',
    label,
    required,
    index: true,
    ...(today ? { defaultValue: () => new Date().toISOString() } : {}),
    validate: (value, { siblingData }) =>
      required && !value
        ? 'Ce champ est obligatoire.'
        : checkDay(value, siblingData, { notBefore, notAfterToday }),
    admin: {
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
      components: { Field: '/src/admin/dates/DayInput.tsx#DayInput' },
      ...(description === undefined ? {} : { description }),
    },
  }
}
