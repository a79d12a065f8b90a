/** The type of a value: it decides how the value is stored, compared and written on the wire. */
export type ValueKind = 'id' | 'text' | 'number' | 'boolean' | 'day' | 'instant' | 'json'

export interface ScalarAttribute {
  kind: 'scalar'
  name: string
  /** Key of the value in Payload's document and in its Drizzle table. */
  field: string
  value: ValueKind
  localised: boolean
  /** Maps a stored value to its text on the wire, for fields whose label the site shows. */
  labels?: Readonly<Record<string, string>>
  /** False for a value calculated on reading (a media's formats): it has no column to compare. */
  stored: boolean
  /** Makes the value from the record, and from these stored values of it alone. */
  derived?: (record: Record<string, unknown>, now: Date) => unknown
  derivedFrom?: readonly ScalarAttribute[]
}

export interface RelationAttribute {
  kind: 'relation'
  name: string
  field: string
  /** Id of the content type at the other end. */
  target: string
  many: boolean
  /**
   * The place of the link: a column of this record, rows of its `_rels` table, or the field
   * `inverseOf` of the target.
   */
  link: 'column' | 'rows' | 'inverse'
  inverseOf?: string
}

export type Attribute = ScalarAttribute | RelationAttribute

export interface ContentType {
  /** API id and Payload slug. */
  id: string
  /** In the order of the wire: own values, times, then relations. */
  attributes: ReadonlyMap<string, Attribute>
  hasDrafts: boolean
  hasTrash: boolean
  /** Records that nobody sees yet: those with this value. */
  unseen?: { field: string; value: string }
  /** Field whose presence in a language means that the record is translated; none: not localised. */
  translatedBy: string | undefined
}

export type ContentModel = ReadonlyMap<string, ContentType>

/** The type with this id; a name that comes from the code, never from a request. */
export function typeOf(model: ContentModel, id: string): ContentType {
  const type = model.get(id)
  if (type === undefined) throw new Error(`No content type "${id}" in the contract`)
  return type
}

export function scalarOf(type: ContentType, name: string): ScalarAttribute {
  const attribute = type.attributes.get(name)
  if (attribute?.kind !== 'scalar') throw new Error(`No value "${name}" in ${type.id}`)
  return attribute
}

export function relationOf(type: ContentType, name: string): RelationAttribute {
  const attribute = type.attributes.get(name)
  if (attribute?.kind !== 'relation') throw new Error(`No relation "${name}" in ${type.id}`)
  return attribute
}

export function relationsOf(type: ContentType): RelationAttribute[] {
  return [...type.attributes.values()].filter((attribute) => attribute.kind === 'relation')
}

export function scalarsOf(type: ContentType): ScalarAttribute[] {
  return [...type.attributes.values()].filter((attribute) => attribute.kind === 'scalar')
}
