import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/**
 * The changed fields of a record, by the names staff read; of a choice from a list also from what
 * to what. Never a written text: that stands in the versions.
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

/** A related record is its number, whether it was read along or not; nothing is nothing. */
function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  const text = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && 'id' in one && 'createdAt' in one ? one.id : one,
  )
  return text === '[]' || text === '{}' ? '' : text
}
