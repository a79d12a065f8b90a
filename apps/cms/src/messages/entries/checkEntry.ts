import type { MessageForm } from '@sira/contract/forms/messageForm'
import { storable } from '../../database/records/storable.ts'
import type { FormValues } from '../reception/door/checkForm.ts'
import { presumed } from '../reception/door/doorFields.ts'
import { enteredFields, reaches, unreachable, unwritable } from './enteredFields.ts'

interface CheckedEntry {
  values: FormValues
  /** By field, what is told of it. */
  problems: Readonly<Record<string, string>>
}

/**
 * Checks a form that staff entered for somebody, by the rules of the public form; but one way to
 * reach the person is enough: a caller need not spell an address, unless he is to be written to. In
 * the browser and on the server.
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
