import { type FieldProblem, invalidForm } from '../errors.ts'
import type { FieldRule } from './formRules.ts'
import { looksLikeEmail } from './looksLikeEmail.ts'
import { printedValue } from './printedValue.ts'

/** What was sent for each known field; `null` where nothing was. */
export type FormValues = Record<string, string | null>

/**
 * Checks a form in the words of the recorded server (contract.md, Create) and gives its known
 * fields; throws the 400 with every problem at once.
 */
export function checkForm(data: object, rules: Readonly<Record<string, FieldRule>>): FormValues {
  if (Array.isArray(data)) throw invalidForm([listProblem(data)])
  const sent = data as Record<string, unknown>
  const values: FormValues = {}
  const problems: FieldProblem[] = []
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined
    const message = problemWith(name, value, rule)
    if (message === undefined) values[name] = textOf(value)
    else problems.push({ path: [name], message })
  }
  if (problems.length > 0) throw invalidForm(problems)
  return values
}

function problemWith(name: string, value: unknown, rule: FieldRule): string | undefined {
  if (value === undefined) return rule.required ? `${name} must be defined.` : undefined
  if (value === null && !rule.required) return undefined
  if (typeof value !== 'string') {
    return `${name} must be a \`string\` type, but the final value was: \`${printedValue(value)}\`.`
  }
  if (value.length > rule.maxLength) return `${name} must be at most ${rule.maxLength} characters`
  if (!rule.email) return undefined
  if (value === '') return `${name} cannot be empty`
  return looksLikeEmail(value) ? undefined : `${name} must be a valid email`
}

/**
 * As a database can keep it: PostgreSQL takes no null character, and half an emoji would come
 * back as another character, so that the same message sent again would look like another one.
 */
function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : null
}

function listProblem(list: unknown[]): FieldProblem {
  const cast = `(cast from the value \`${printedValue(list)}\`)`
  return {
    path: [],
    message: `this must be a \`object\` type, but the final value was: \`null\` ${cast}.`,
  }
}
