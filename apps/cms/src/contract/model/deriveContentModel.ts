import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import { mediaType, publicReads } from '../publicTypes.ts'
import type { Attribute, ContentModel, ContentType, RelationAttribute } from './contentModel.ts'
import { idAttribute, mediaAttributes } from './mediaAttributes.ts'
import { isPrivate, scalarAttribute } from './scalarAttribute.ts'

/**
 * Derives the content types of the contract from Payload's collections, so that nothing is defined
 * twice.
 */
export function deriveContentModel(payload: Pick<Payload, 'config'>): ContentModel {
  const ids = new Set([...Object.keys(publicReads), mediaType])
  const types = payload.config.collections
    .filter(({ slug }) => ids.has(slug))
    .map((collection): [string, ContentType] => {
      return [collection.slug, contentType(collection, ids)]
    })
  return new Map(types)
}

function contentType(
  collection: SanitizedCollectionConfig,
  publicIds: ReadonlySet<string>,
): ContentType {
  const { slug, custom, flattenedFields, versions } = collection
  const ownFields = flattenedFields.filter(({ name }) => name !== 'id')
  const attributes =
    slug === mediaType
      ? mediaAttributes(flattenedFields)
      : inWireOrder([
          idAttribute,
          ...ownFields.flatMap((field) => attributeOf(field, ownFields, publicIds)),
        ])
  const translated = flattenedFields.find(
    (field) => 'localized' in field && field.localized === true && field.type !== 'join',
  )
  return {
    id: slug,
    attributes: new Map(attributes.map((attribute) => [attribute.name, attribute])),
    hasDrafts: Boolean(versions && typeof versions === 'object' && versions.drafts),
    hasTrash: collection.trash === true,
    ...(custom?.unseen && { unseen: custom.unseen }),
    translatedBy: translated?.name,
  }
}

function attributeOf(
  field: FlattenedField,
  fields: readonly FlattenedField[],
  publicIds: ReadonlySet<string>,
): Attribute[] {
  if (isPrivate(field)) return []
  if (field.type === 'join') {
    const { collection, on, name } = field
    if (typeof collection !== 'string' || !publicIds.has(collection)) return []
    return [{ ...relation(name, collection, true), link: 'inverse', inverseOf: on }]
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    const { relationTo, name, hasMany } = field
    if (typeof relationTo !== 'string' || !publicIds.has(relationTo)) return []
    const many = hasMany === true
    return [{ ...relation(name, relationTo, many), link: many ? 'rows' : 'column' }]
  }
  const scalar = scalarAttribute(field, fields)
  return scalar === undefined ? [] : [scalar]
}

function relation(name: string, target: string, many: boolean): Omit<RelationAttribute, 'link'> {
  return { kind: 'relation', name, field: name, target, many }
}

const times = ['createdAt', 'updatedAt', 'publishedAt']

/** Own values, then times, then relations, as Strapi writes them. */
function inWireOrder(attributes: Attribute[]): Attribute[] {
  const rank = ({ kind, name }: Attribute) => {
    if (kind === 'relation') return 10
    return times.includes(name) ? 1 + times.indexOf(name) : 0
  }
  return attributes.sort((a, b) => rank(a) - rank(b))
}
