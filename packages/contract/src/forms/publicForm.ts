import type { Locale } from '../locales.ts'

/** What was typed, field by field. */
export type Typed<Field extends string> = Record<Field, string>

/** The first check that fails, with the field to go to. */
export interface FormProblem<Field extends string> {
  field: Field
  message: string
}

/**
 * What is kept of a field, given the rest of the form; undefined where it cannot be taken. The
 * one rule of the field: at the page, in the browser and at the door of the back office.
 */
export type FieldRule<Field extends string> = (
  value: string,
  typed: Typed<Field>,
) => string | undefined

/**
 * A form that anyone may send: one description for the page without script, for the page with
 * it, and for the message that waits on a device without a network. Free of zod, which would
 * weigh more in the page than all the forms.
 */
export interface PublicForm<Field extends string = string> {
  /** Where it is sent, below the base of the contract (spec 7). */
  endpoint: 'newsletters' | 'devis' | 'contacts'
  /** The page that takes it without script. */
  route: string
  fields: readonly Field[]
  /** In the order the fields are checked in. */
  rules: Readonly<Record<Field, FieldRule<Field>>>
  check(typed: Typed<Field>, locale: Locale): FormProblem<Field> | undefined
  payload(typed: Typed<Field>): { data: Record<string, string> }
  messages(locale: Locale): { submitting: string; success: string; failure: string }
}

/** The fields of a form out of whatever was sent; what is missing or no text is empty. */
export function typedFields<Field extends string>(
  form: Pick<PublicForm<Field>, 'fields'>,
  sent: { get(name: string): unknown },
): Typed<Field> {
  const entries = form.fields.map((field): [Field, string] => {
    const value = sent.get(field)
    return [field, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(entries) as Typed<Field>
}
