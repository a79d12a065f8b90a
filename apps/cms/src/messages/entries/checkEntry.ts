import type { MessageForm } from '@sira/contract/forms/messageForm'
import { storable } from '../../database/records/storable.ts'
import type { FormValues } from '../reception/door/checkForm.ts'
import { presumed } from '../reception/door/doorFields.ts'
import { enteredFields, reaches, unreachable, unwritable } from './enteredFields.ts'

interface CheckedEntry {
  values: FormValues
  /** The error of each refused field. */
  problems: Readonly<Record<string, string>>
}

/**
 * Checks an entry by the rules of the public form, except that one contact is enough: a caller need
 * not spell an address, unless he is to get a letter. Used in the browser and on the server.
 */
export function checkEntry(
  form: MessageForm,
  entered: Readonly<Record<string, string>>,
  acknowledge = false,
): CheckedEntry {
  const typed = { ...presumed(form), ...entered }
  const isReached = reaches.some((name) => given(entered, name) !== '')
  const values: FormValues = {}
  const problems: Record<string, string> = {}
  for (const [name, { take, longest }] of Object.entries(form.fields)) {
    const said = enteredFields[name]
    if (said === undefined) continue
    const value = given(entered, name)
    if (reaches.includes(name) && value === '') {
      // The column of addresses takes no null: see emailField.
      values[name] = name === 'email' ? '' : null
      if (!isReached) problems[name] = unreachable
      continue
    }
    const kept = value.length > longest.typed ? undefined : take(value, typed)
    if (kept === undefined) problems[name] = said.problem
    else values[name] = kept
  }
  if (acknowledge && values.email === '') problems.email ??= unwritable
  return { values, problems }
}

function given(entered: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(entered, name) ? storable(entered[name] ?? '').trim() : ''
}
