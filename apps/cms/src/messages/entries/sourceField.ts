import type { SelectField } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { sources } from '../facts/sources.ts'

/** The way by which it came; set once, when it is kept. */
export const sourceField: SelectField = {
  name: 'source',
  type: 'select',
  label: 'Venu par',
  defaultValue: 'site',
  options: Object.entries(sources).map(([value, label]) => ({ value, label })),
  access: { create: nobody, update: nobody },
  admin: { position: 'sidebar' },
}
