import type { Locale } from '../locales.ts'
import type { MessageForm, Typed } from './messageForm.ts'

/** A failed check, with the field to go to. */
export interface FormProblem<Field extends string> {
  field: Field
  message: string
}

function fieldsOf<Field extends string>({ fields }: Pick<MessageForm<Field>, 'fields'>): Field[] {
  return Object.keys(fields) as Field[]
}

/**
 * Reads the fields of a form from any sent object. A missing or non-text value becomes an empty
 * text.
 */
export function typedFields<Field extends string>(
  form: Pick<MessageForm<Field>, 'fields'>,
  sent: { get(name: string): unknown },
): Typed<Field> {
  const entries = fieldsOf(form).map((field): [Field, string] => {
    const value = sent.get(field)
    return [field, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(entries) as Typed<Field>
}

/**
 * Gives all errors for the visitor: first the fields checked first (product 5), then the others in
 * their order.
 */
export function formProblems<Field extends string>(
  form: Pick<MessageForm<Field>, 'fields' | 'checkedFirst'>,
  typed: Typed<Field>,
  locale: Locale,
): FormProblem<Field>[] {
  const order = new Set([...(form.checkedFirst ?? []), ...fieldsOf(form)])
  const isWrong = (name: Field) => form.fields[name].take(typed[name], typed) === undefined
  const first = [...order].find(isWrong)
  const others = fieldsOf(form).filter((name) => name !== first && isWrong(name))
  return (first === undefined ? [] : [first, ...others]).map((field) => ({
    field,
    message: form.fields[field].said[locale],
  }))
}

/** Gives the first error for the visitor, if there is one. */
export function firstProblem<Field extends string>(
  form: Pick<MessageForm<Field>, 'fields' | 'checkedFirst'>,
  typed: Typed<Field>,
  locale: Locale,
): FormProblem<Field> | undefined {
  return formProblems(form, typed, locale)[0]
}

/** Gives the body of a form whose fields are all valid. */
export function payloadOf<Field extends string>(
  form: Pick<MessageForm<Field>, 'fields' | 'sentEmpty'>,
  typed: Typed<Field>,
): { data: Record<string, unknown> } {
  const empty = Object.keys(form.sentEmpty ?? {}).map((name) => [name, ''])
  const kept = fieldsOf(form)
    .filter((field) => form.fields[field].unsent !== true)
    .map((field) => [field, form.fields[field].take(typed[field], typed) ?? typed[field]])
  return { data: nested(Object.fromEntries([...empty, ...kept])) }
}

/** Moves `depart.ville` into an object `depart`. */
function nested(flat: Record<string, string>): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(flat)) {
    const [outer = '', inner] = name.split('.')
    if (inner === undefined) data[outer] = value
    else data[outer] = { ...(data[outer] as object | undefined), [inner]: value }
  }
  return data
}
