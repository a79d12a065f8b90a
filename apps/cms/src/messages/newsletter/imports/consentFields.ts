import type { Field } from 'payload'
import { timeField } from '../../../fields/timeField.ts'

const ifGiven = (name: string) => ({
  condition: (record: Record<string, unknown>) => Boolean(record[name]),
})

const consentDay = timeField({ name: 'consentDay', label: 'Consentement donné le' })

/**
 * The proof of an imported subscription: that its person wanted it. It is part of the record, so
 * that it is erased with it.
 */
export const consentFields: Field[] = [
  {
    ...consentDay,
    admin: {
      ...consentDay.admin,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
    },
  },
  {
    name: 'consentSource',
    type: 'text',
    label: 'Source du consentement',
    admin: ifGiven('consentSource'),
  },
  { name: 'importedBy', type: 'text', label: 'Importé par', admin: ifGiven('importedBy') },
  timeField({ name: 'importedAt', label: 'Importé le' }),
]
