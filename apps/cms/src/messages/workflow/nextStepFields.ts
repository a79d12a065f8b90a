import type { Field } from 'payload'
import { dayField } from '../../fields/dayField.ts'

const day = dayField({
  name: 'nextStepOn',
  label: 'À faire le',
  description: 'Ce jour-là, puis tant que ce n’est pas fait, un rappel part à qui suit le dossier.',
})

/** The next step and its day. */
export const nextStepFields: Field[] = [
  {
    name: 'nextStep',
    type: 'text',
    label: 'Prochaine action',
    maxLength: 200,
    admin: { position: 'sidebar' },
  },
  { ...day, admin: { ...day.admin, position: 'sidebar' } },
]
