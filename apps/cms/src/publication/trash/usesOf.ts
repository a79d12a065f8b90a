import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { isFileCollection, namedFiles } from './namedFiles.ts'
import { type ReferringCollection, referringCollections } from './referringFields.ts'
import { settingsNaming } from './settingsNaming.ts'
import { settingsUsing } from './settingsUsing.ts'

/** A record that uses another, as the back office names it. */
export interface Use {
  id: number | string
  /** The type of the record: « Actualité », « Formation ». */
  label: string
  title: string
  /** The place of the use: a collection or settings. */
  place: { collection: CollectionSlug } | { global: GlobalSlug }
}

/**
 * Gives the records that use this one now, in their public state or newest draft; those in the
 * trash do not count. For a file, also the settings that refer to it, and the texts that contain
 * it, in any language, also under its name from before it was replaced.
 */
export async function usesOf(
  { slug }: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<Use[]> {
  const referring = referringCollections(req.payload.config, slug)
  if (referring.length === 0) return []
  const filenames = isFileCollection(slug) ? await namedFiles(slug, id, req) : []
  const uses: Use[] = []
  for (const collection of referring) {
    const conditions: Where[] = collection.links.map((path) => ({ [path]: { in: [id] } }))
    conditions.push(...standsIn(collection.texts, filenames))
    if (conditions.length > 0) uses.push(...(await usersIn(collection, { or: conditions }, req)))
  }
  const settings = [
    ...(await settingsUsing({ slug, id }, req)),
    ...(await settingsNaming(filenames, req)),
  ]
  for (const [global, title] of new Map(settings.map((one) => [one.slug, one.label]))) {
    uses.push({ id: global, label: 'Réglages', title, place: { global } })
  }
  return uses
}

/** Filters records with one of these files, or a size of a picture, in one of these texts. */
export function standsIn(texts: readonly string[], filenames: readonly string[]): Where[] {
  return texts.flatMap((path) => filenames.map((name) => ({ [path]: { contains: name } })))
}

async function usersIn(
  { slug, label, titleField, hasDrafts }: ReferringCollection,
  where: Where,
  req: PayloadRequest,
): Promise<Use[]> {
  const found = new Map<number | string, Use>()
  for (const draft of hasDrafts ? [false, true] : [false]) {
    const { docs } = await recordsByName(req.payload).find({
      collection: slug,
      where,
      draft,
      depth: 0,
      pagination: false,
      locale: 'all',
      select: { [titleField]: true },
      req,
    })
    for (const doc of docs) {
      const title = titleOf(doc, titleField)
      found.set(doc.id, { id: doc.id, label, title, place: { collection: slug } })
    }
  }
  return [...found.values()]
}

/** Gives the French title, by which staff know a record. */
function titleOf(doc: object, titleField: string): string {
  const value: unknown = new Map(Object.entries(doc)).get(titleField)
  const text = typeof value === 'object' && value !== null && 'fr' in value ? value.fr : value
  return typeof text === 'string' && text !== '' ? text : 'Sans titre'
}
