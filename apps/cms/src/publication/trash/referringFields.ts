import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload'
import { isFileCollection } from './namedFiles.ts'

/** A collection whose records, or the files in its texts, can refer to others. */
export interface ReferringCollection {
  slug: CollectionSlug
  label: string
  hasDrafts: boolean
  titleField: string
  /** Paths of the fields that link to a record by its id. */
  links: string[]
  /** Paths of the texts that contain files by their address. */
  texts: string[]
}

/** Gives the collections whose records can use one of `target`, from their fields. */
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

/** Gives the paths of those fields that link to a record of `target` by its id. */
export function linkPaths(fields: readonly FlattenedField[], target: string): string[] {
  return pathsOf(fields, (field) => linksTo(field, target))
}

/**
 * Whether a field links to the target. A link marked `custom.keepsTarget: false` does not keep its
 * target: a sold product may be deleted.
 */
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
