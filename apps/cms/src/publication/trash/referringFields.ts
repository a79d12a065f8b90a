import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload'
import { isFileCollection } from './namedFiles.ts'

/** Where records of a collection, or the files in its texts, can be named. */
export interface ReferringCollection {
  slug: CollectionSlug
  label: string
  hasDrafts: boolean
  titleField: string
  /** Paths of the fields that link to a record by its id. */
  links: string[]
  /** Paths of the texts that files stand in by their address. */
  texts: string[]
}

/** The collections whose records can use one of `target`, read from their fields. */
export function referringCollections(
  config: SanitizedConfig,
  target: string,
): ReferringCollection[] {
  return config.collections.flatMap((collection) => {
    const { slug, labels, versions, admin, flattenedFields } = collection
    const links = linkPaths(flattenedFields, target)
    const texts = isFileCollection(target) ? pathsOf(flattenedFields, holdsFiles) : []
    // Payload's own tables of locks and preferences belong to no page.
    if (slug.startsWith('payload-') || links.length + texts.length === 0) return []
    return {
      slug: slug as CollectionSlug,
      label: String(labels.singular),
      hasDrafts: Boolean(typeof versions === 'object' && versions.drafts),
      titleField: admin.useAsTitle ?? 'id',
      links,
      texts,
    }
  })
}

/** Paths of the fields among these that link to a record of `target` by its id. */
export function linkPaths(fields: readonly FlattenedField[], target: string): string[] {
  return pathsOf(fields, (field) => linksTo(field, target))
}

/** What was sold may leave the shop: a link that says so keeps nothing (`custom.keepsTarget`). */
function linksTo(field: FlattenedField, target: string): boolean {
  if ('custom' in field && field.custom?.keepsTarget === false) return false
  return (field.type === 'relationship' || field.type === 'upload') && field.relationTo === target
}

function holdsFiles(field: FlattenedField): boolean {
  return 'custom' in field && field.custom?.holdsFiles === true
}

function pathsOf(
  fields: readonly FlattenedField[],
  wanted: (field: FlattenedField) => boolean,
  prefix = '',
): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if ('flattenedFields' in field) return pathsOf(field.flattenedFields, wanted, `${path}.`)
    return wanted(field) ? [path] : []
  })
}
