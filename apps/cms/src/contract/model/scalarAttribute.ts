import type { FlattenedField } from 'payload'
import type { OnWire } from '../../fields/wire/onWire.ts'
import type { ScalarAttribute, ValueKind } from './contentModel.ts'

/** Fields that exist for the back office only. */
export function isPrivate(field: FlattenedField): boolean {
  if (field.name.startsWith('_') || field.name === 'deletedAt') return true
  if ('hidden' in field && field.hidden === true) return true
  if ('custom' in field && field.custom?.wire === false) return true
  return 'access' in field && field.access?.read !== undefined
}

/**
 * Makes the attribute of a field with a value; `undefined` for a field that the contract cannot
 * show. A derived one is made from others of the same collection.
 */
export function scalarAttribute(
  field: FlattenedField,
  fields: readonly FlattenedField[],
): ScalarAttribute | undefined {
  const attribute = columnAttribute(field)
  if (attribute === undefined) return undefined
  const { derived, wire }: OnWire = field.custom ?? {}
  if (derived !== undefined) {
    const sources = fields.filter(({ name }) => derived.from.includes(name))
    const derivedFrom = sources.flatMap((one) => columnAttribute(one) ?? [])
    return { ...attribute, stored: false, derived: derived.value, derivedFrom }
  }
  if (field.type !== 'select' && field.type !== 'radio') return attribute
  return { ...attribute, labels: wire === 'code' ? codesOf(field) : labelsOf(field.options) }
}

/** The value as it is stored, whatever is shown of it. */
function columnAttribute(field: FlattenedField): ScalarAttribute | undefined {
  const value = valueKind(field)
  if (value === undefined) return undefined
  return {
    kind: 'scalar',
    name: field.name,
    field: field.name,
    value,
    localised: 'localized' in field && field.localized === true,
    stored: value !== 'json' && !('virtual' in field && field.virtual),
  }
}

function valueKind(field: FlattenedField): ValueKind | undefined {
  if (field.name === 'id') return 'id'
  if ('hasMany' in field && field.hasMany === true) return 'json'
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'select':
    case 'radio':
      return 'text'
    case 'number':
      return 'number'
    case 'checkbox':
      return 'boolean'
    case 'date':
      return field.admin?.date?.pickerAppearance === 'dayOnly' ? 'day' : 'instant'
    case 'json':
    case 'array':
    case 'group':
      return 'json'
    default:
      return undefined
  }
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

/** Stored value to its French label. */
function labelsOf(options: Options): Record<string, string> {
  const labels = options.map((option): [string, string] => {
    if (typeof option === 'string') return [option, option]
    const { label, value } = option
    if (typeof label === 'string') return [value, label]
    const french =
      typeof label === 'object' && label !== null && 'fr' in label ? label.fr : undefined
    return [value, typeof french === 'string' ? french : value]
  })
  return Object.fromEntries(labels)
}

function codesOf({ options }: { options: Options }): Record<string, string> {
  return Object.fromEntries(Object.keys(labelsOf(options)).map((code) => [code, code]))
}
