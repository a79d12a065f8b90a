import type { FlattenedField } from 'payload'
import { isRecordNumber } from './recordNumbers.ts'

type Fits = (value: unknown, field: FlattenedField) => string | boolean

/**
 * Gives the place of a value that does not fit its field, except where Payload checks it itself.
 */
export function bodyProblem(
  data: unknown,
  fields: readonly FlattenedField[],
  place = '',
): string | undefined {
  if (!isObject(data)) return place || 'data'
  for (const field of fields) {
    const value = data[field.name]
    const here = place === '' ? field.name : `${place}.${field.name}`
    const found = value === undefined ? undefined : valueProblem(value, field, here)
    if (found !== undefined) return found
  }
  return undefined
}

function valueProblem(value: unknown, field: FlattenedField, place: string): string | undefined {
  if (value === null) return neverEmpty(field) ? place : undefined
  if ('flattenedFields' in field && field.type !== 'array') {
    return bodyProblem(value, field.flattenedFields, place)
  }
  if (field.type === 'array') return rowsProblem(value, field.flattenedFields, place)
  if (field.type === 'blocks') return rowsProblem(value, [], place)
  return fits[field.type]?.(value, field) === false ? place : undefined
}

/** Payload sets the two itself; an empty list is `[]`, and none at all that of French. */
function neverEmpty(field: FlattenedField): boolean {
  if (field.type === 'array') return !field.localized
  return field.type === 'group' || field.name === 'createdAt' || field.name === 'updatedAt'
}

function rowsProblem(rows: unknown, fields: readonly FlattenedField[], place: string) {
  // An empty list, as forms without script send it.
  if (rows === 0 || rows === '0') return undefined
  if (!Array.isArray(rows)) return place
  for (const [index, row] of rows.entries()) {
    const found = bodyProblem(row, fields, `${place}.${index}`)
    if (found !== undefined) return found
  }
  return undefined
}

const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0')
const isPlain = (value: unknown) => isText(value) || ['number', 'boolean'].includes(typeof value)

const oneOrMany =
  (isOne: (value: unknown) => boolean): Fits =>
  (value, field) => {
    const many = 'hasMany' in field && field.hasMany === true
    if (!Array.isArray(value)) return isOne(value)
    return many && value.every((one) => one !== null && isOne(one))
  }

const fits: Readonly<Record<string, Fits>> = {
  text: oneOrMany(isText),
  textarea: isText,
  email: isText,
  code: isText,
  select: oneOrMany(isPlain),
  radio: isPlain,
  checkbox: isPlain,
  number: oneOrMany((value) => isPlain(value) && typeof value !== 'boolean'),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  relationship: oneOrMany(isRelation),
  upload: oneOrMany(isRelation),
}

/**
 * Whether a value is a relation: a number, the record itself, or both with the name of its
 * collection.
 */
function isRelation(value: unknown): boolean {
  if (!isObject(value)) return value === '' || isRecordNumber(String(value))
  if ('relationTo' in value) return isText(value.relationTo) && isRelation(value.value)
  return isRecordNumber(String(value.id))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
