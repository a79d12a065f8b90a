import type { DateField, SelectField } from 'payload'
import { fixed, unseen } from '../fieldAccess.ts'
import { optionsOf } from '../optionsOf.ts'
import type { Machine } from './machine.ts'

/** The state of a record, which `move` alone changes; where staff make records, the first one. */
export function stateField<State extends string>(
  { field, names }: Pick<Machine<{ id: number }, State>, 'field' | 'names'>,
  first?: State,
): SelectField {
  return {
    name: field,
    type: 'select',
    label: 'État',
    required: true,
    index: true,
    ...(first !== undefined && { defaultValue: first }),
    options: optionsOf(names),
    access: fixed,
    admin: { position: 'sidebar' },
  }
}

/** Since when a record has its state: for a machine with `since`. A save of staff leaves it. */
export const stateSinceField: DateField = {
  name: 'etatLe',
  type: 'date',
  index: true,
  defaultValue: () => new Date().toISOString(),
  access: fixed,
  admin: unseen,
}
