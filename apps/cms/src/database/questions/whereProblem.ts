import type { FlattenedField, SanitizedConfig } from 'payload'
import { type AskedField, askedField } from './askedField.ts'
import { isRecordNumber } from './recordNumbers.ts'

const comparing = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const equal = ['equals', 'not_equals', 'in', 'not_in']
const parts = ['like', 'not_like', 'contains']
const several = ['in', 'not_in']

/** The operators that the databases support, by type of field; Payload’s own list has more. */
const operators: Readonly<Record<string, readonly string[]>> = {
  ...ofAll(
    ['text', 'textarea', 'email', 'code', 'select', 'radio'],
    [...equal, ...parts, ...comparing],
  ),
  ...ofAll(['number', 'relationship', 'upload'], [...equal, ...parts, ...comparing]),
  date: [...equal, ...comparing],
  checkbox: equal,
  json: [...equal, ...parts],
}

function ofAll(types: string[], known: string[]) {
  return Object.fromEntries(types.map((type) => [type, known]))
}

interface Known {
  fields: readonly FlattenedField[]
  config: SanitizedConfig
}

/**
 * Gives the place of a condition that no database understands; Payload (3.90) passes all of them
 * on.
 */
export function whereProblem(where: unknown, known: Known, place = 'where'): string | undefined {
  if (!isObject(where)) return place
  for (const [name, value] of Object.entries(where)) {
    const here = `${place}[${name}]`
    const found = /^(?:and|or)$/i.test(name)
      ? amongAll(value, known, here)
      : conditionProblem(name, value, known, here)
    if (found !== undefined) return found
  }
  return undefined
}

function amongAll(all: unknown, known: Known, place: string): string | undefined {
  if (all === '') return undefined
  // A long list is parsed as an object with numbers as names.
  if (!Array.isArray(all) && !isObject(all)) return place
  for (const [name, one] of Object.entries(all)) {
    const found = /^\d+$/.test(name) ? whereProblem(one, known, `${place}[${name}]`) : place
    if (found !== undefined) return found
  }
  return undefined
}

function conditionProblem(path: string, asked: unknown, known: Known, place: string) {
  if (!isObject(asked)) return place
  const field = askedField(path, known.fields, known.config)
  const isPath = path.startsWith('id.') || path.includes('\0')
  for (const [operator, value] of Object.entries(asked)) {
    if (isPath || !fits(field, operator, value)) return `${place}[${operator}]`
  }
  return undefined
}

function fits(field: AskedField, operator: string, value: unknown): boolean {
  if (operator === 'exists') return isPlain(value)
  // Payload itself checks which fields exist.
  const type = field === 'number' ? field : field?.type
  const usable = type === undefined ? [...equal, ...parts, ...comparing] : operators[type]
  if (!usable?.includes(operator)) return false
  const values = Array.isArray(value) ? value : [value]
  if (Array.isArray(value) && !several.includes(operator)) return false
  return values.every(
    (one) => isPlain(one) && (mayBeNothing(type, operator, one) || fitsType(type, operator, one)),
  )
}

/**
 * Whether an empty value is allowed. In a list of numbers it is not: the databases would read it as
 * an invalid number.
 */
function mayBeNothing(type: string | undefined, operator: string, value: unknown): boolean {
  if (!several.includes(operator)) return isNothing(value)
  if (type === 'number') return false
  return type === 'relationship' || type === 'upload' ? value === '' : isNothing(value)
}

function fitsType(type: string | undefined, operator: string, value: unknown): boolean {
  const text = String(value)
  const each = several.includes(operator) ? text.split(',') : [text]
  if (type === 'date') return each.every((one) => !Number.isNaN(Date.parse(one)))
  if (type === 'relationship' || type === 'upload') return each.every(isRecordNumber)
  if (type === 'number') return each.every((one) => /^\s*-?\d{1,15}(?:\.\d{1,9})?\s*$/.test(one))
  return true
}

const isNothing = (value: unknown) => value === null || value === '' || value === 'null'

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  return value === null || typeof value === 'number' || typeof value === 'boolean'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
