import type { FlattenedField, SanitizedConfig } from 'payload'

/** The field of a condition, the id of a record, or something that we leave to Payload. */
export type AskedField = FlattenedField | 'number' | undefined

/** Payload keeps these beside the fields of a version. */
const ofVersions = { version: 'version', parent: 'parent' } as const

/** The field at `remise.ville`, `category.nom` or `version.titre`. */
export function askedField(
  path: string,
  fields: readonly FlattenedField[],
  config: SanitizedConfig,
): AskedField {
  const [name = '', ...rest] = path.split('.')
  if (name === 'id' || name === ofVersions.parent) return 'number'
  if (name === ofVersions.version) return askedField(rest.join('.'), fields, config)
  const field = fields.find((one) => one.name === name)
  const inside = rest.filter((part) => !isLocale(part, config)).join('.')
  if (field === undefined || inside === '') return field
  if ('flattenedFields' in field) return askedField(inside, field.flattenedFields, config)
  if (field.type !== 'relationship' && field.type !== 'upload') return undefined
  if (Array.isArray(field.relationTo)) return inside === 'value' ? 'number' : undefined
  const related = config.collections.find(({ slug }) => slug === field.relationTo)
  return related && askedField(inside, related.flattenedFields, config)
}

function isLocale(part: string, { localization }: SanitizedConfig): boolean {
  return localization !== false && localization.localeCodes.includes(part)
}
