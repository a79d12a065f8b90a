import type { WireEntity } from '@sira/contract/wire/envelope'
import {
  type ContentType,
  type ScalarAttribute,
  scalarOf,
  scalarsOf,
} from './model/contentModel.ts'
import { mediaType } from './publicTypes.ts'
import { serialiseMedia } from './serialiseMedia.ts'

/** A record as Payload gives it at depth 0. */
export type PayloadDocument = Record<string, unknown> & { id: number }

type WireAttributes = WireEntity['attributes']

/**
 * The own values of a record in the wire shape of contract.md, without relations; `fields` in
 * the order asked for, `null` for all.
 */
export function serialiseRecord(
  document: PayloadDocument,
  type: ContentType,
  fields: readonly string[] | null,
): WireEntity {
  const wanted = fields === null ? scalarsOf(type) : fields.map((name) => scalarOf(type, name))
  const values = type.id === mediaType ? serialiseMedia(document) : document
  const attributes: WireAttributes = {}
  const now = new Date()
  for (const attribute of wanted) {
    if (attribute.value === 'id') continue
    const key = type.id === mediaType ? attribute.name : attribute.field
    const { derived } = attribute
    const value = derived === undefined ? values[key] : derived(document, now)
    attributes[attribute.name] = wireValue(value, attribute)
  }
  return { id: document.id, attributes }
}

function wireValue(value: unknown, attribute: ScalarAttribute): unknown {
  if (value === undefined || value === null) return null
  switch (attribute.value) {
    case 'day':
      return instant(value).slice(0, 10)
    case 'instant':
      return instant(value)
    case 'text':
      return attribute.labels?.[String(value)] ?? value
    default:
      return value
  }
}

function instant(value: unknown): string {
  return new Date(value instanceof Date ? value : String(value)).toISOString()
}
