import type { MessageForm } from '@sira/contract/forms/messageForm'
import type { FieldProblem } from '@sira/contract/wire/errors'
import { invalidForm } from '@sira/contract/wire/refusals'
import { storable } from '../../../database/records/storable.ts'
import { type DoorField, fieldsAtTheDoor, presumed } from './doorFields.ts'
import { printedValue } from './printedValue.ts'

/** The values kept, by field; `null` where nothing was sent. */
export type FormValues = Record<string, string | null>

/**
 * Checks a form with the messages of the recorded server (contract.md, Create), and gives the kept
 * values of its known fields. Throws a 400 with all problems at once.
 */
export function checkForm(data: object, form: MessageForm): FormValues {
  if (Array.isArray(data)) throw invalidForm([listProblem(data)])
  const given = data as Record<string, unknown>
  const sent = form.unfolded?.(given) ?? given
  const typed = { ...presumed(form), ...textsIn(sent) }
  const values: FormValues = {}
  const problems: FieldProblem[] = []
  for (const [name, field] of fieldsAtTheDoor(form)) {
    const value = sentValue(sent, name, field)
    const kept = typeof value === 'string' ? field.take(storable(value), typed) : null
    const message = problemWith(name, value, field, kept)
    if (message === undefined) values[name] = kept ?? null
    else problems.push({ path: name.split('.'), message })
  }
  if (problems.length > 0) throw invalidForm(problems)
  return values
}

/** Gives a sent value: `depart.ville` is in the object `depart`. */
function sentValue(sent: object, name: string, { takesNumber }: DoorField): unknown {
  let value: unknown = sent
  for (const part of name.split('.')) {
    const isWithin = typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    value = isWithin ? Reflect.get(value as object, part) : undefined
  }
  return takesNumber && typeof value === 'number' ? String(value) : value
}

function problemWith(
  name: string,
  value: unknown,
  { required, refusal, longest }: DoorField,
  kept: string | null | undefined,
): string | undefined {
  if (value === undefined) return required ? `${name} must be defined.` : undefined
  if (value === null && !required) return undefined
  if (typeof value !== 'string') {
    return `${name} must be a \`string\` type, but the final value was: \`${printedValue(value)}\`.`
  }
  if (typedLength(value) > longest) return `${name} must be at most ${longest} characters`
  if (kept !== undefined) return undefined
  return required && value === '' ? `${name} cannot be empty` : `${name} ${refusal}`
}

/** Counts as browsers do: a page without script sends each line break as two characters. */
function typedLength(value: string): number {
  return value.replaceAll('\r\n', '\n').length
}

function textsIn(sent: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function listProblem(list: unknown[]): FieldProblem {
  const cast = `(cast from the value \`${printedValue(list)}\`)`
  return {
    path: [],
    message: `this must be a \`object\` type, but the final value was: \`null\` ${cast}.`,
  }
}
