import type { DialCode } from '../dialCodes.ts'
import { services } from '../services.ts'
import { isEmail } from './email.ts'
import type { FieldRule, Typed } from './publicForm.ts'

/** Rules that the forms share, each giving what is kept of a value (spec 5). */
export const takeEmail = (value: string): string | undefined => (isEmail(value) ? value : undefined)

export const takeText = (value: string): string | undefined =>
  value.trim() === '' ? undefined : value

export const takeService = (value: string): string | undefined =>
  services.find((service) => service === value)

export const takeDialCode =
  (offered: readonly DialCode[]) =>
  (value: string): string | undefined =>
    offered.find(({ code }) => code === value)?.code

/** The first field, in the order of the rules, whose value cannot be taken. */
export function firstWrongField<Field extends string>(
  rules: Readonly<Record<Field, FieldRule<Field>>>,
  typed: Typed<Field>,
): Field | undefined {
  const fields = Object.keys(rules) as Field[]
  return fields.find((field) => rules[field](typed[field], typed) === undefined)
}

/** What is kept of a form whose fields can all be taken. */
export function keptValues<Field extends string>(
  rules: Readonly<Record<Field, FieldRule<Field>>>,
  typed: Typed<Field>,
): Typed<Field> {
  const fields = Object.keys(rules) as Field[]
  const kept = fields.map((field) => [field, rules[field](typed[field], typed) ?? typed[field]])
  return Object.fromEntries(kept) as Typed<Field>
}
