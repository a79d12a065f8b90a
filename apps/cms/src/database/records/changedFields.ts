import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/**
 * Gives the changed fields of a record, by their names for staff; for a choice also the old and the
 * new value. Written texts are never included: the versions have them.
 */
export function changedFields(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
): string {
  return fields.flatMap((field) => said(field, before[field.name], after[field.name])).join(', ')
}

function said(field: FlattenedField, before: unknown, after: unknown): string[] {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined
  if (label === undefined || isUnseen(field) || plain(before) === plain(after)) return []
  if (field.type !== 'select') return [label]
  const name = (value: unknown) => [value].flat().map(nameOf(field.options)).join(' et ') || '…'
  return [`${label}\u00a0: ${name(before)} → ${name(after)}`]
}

/** A field that no screen shows has a label by Payload, in English. */
function isUnseen(field: FlattenedField): boolean {
  const { admin } = field
  const hidden = ('hidden' in field && field.hidden) || ('virtual' in field && field.virtual)
  return Boolean(hidden || admin?.hidden || admin?.disabled)
}

interface Options {
  options: Extract<FlattenedField, { type: 'select' }>['options']
}

function nameOf(options: Options['options']): (value: unknown) => string {
  return (value) => {
    const found = options.find((one) => typeof one !== 'string' && one.value === value)
    return found && typeof found !== 'string' && typeof found.label === 'string' ? found.label : ''
  }
}

/**
 * Gives a comparable value: a related record is its number, whether or not it was read along; all
 * empty values are the same.
 */
function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  const text = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && 'id' in one && 'createdAt' in one ? one.id : one,
  )
  return text === '[]' || text === '{}' ? '' : text
}
