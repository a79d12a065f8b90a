import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { firstFree, isMadeFrom, slugOf } from './slugOf.ts'

/**
 * Gives a record its slug from the title and keeps slugs unique. Until the first publication the
 * slug follows the title, unless somebody wrote it by hand; after it, only a hand changes it.
 */
export function slugFromTitle(titleField: string): CollectionBeforeValidateHook {
  return async ({ data, originalDoc: given, collection, operation, req }) => {
    if (!data) return data
    // Payload gives a copy the record it was made from as its own earlier state.
    const originalDoc = operation === 'create' ? undefined : given
    const wanted = wantedSlug(data, originalDoc, titleField, req)
    if (wanted === undefined || wanted === originalDoc?.slug) return data
    const taken = await takenSlugs(wanted, collection.slug, originalDoc?.id, req)
    return { ...data, slug: firstFree(wanted, taken) }
  }
}

type Document = Record<string, unknown> | undefined

function wantedSlug(
  data: Record<string, unknown>,
  original: Document,
  titleField: string,
  req: PayloadRequest,
): string | undefined {
  const title = text(data[titleField])
  const written = text(data.slug)
  const kept = text(original?.slug)
  if (written !== '' && written !== kept) return slugOf(written) || slugOf(title) || undefined
  if (kept !== '' && !followsTitle(kept, original, titleField, req)) return kept
  return slugOf(title) || kept || undefined
}

function followsTitle(
  slug: string,
  original: Document,
  titleField: string,
  { locale }: PayloadRequest,
): boolean {
  const inFrench = !locale || locale === 'fr'
  return inFrench && !original?.publishedAt && isMadeFrom(slug, text(original?.[titleField]))
}

async function takenSlugs(
  wanted: string,
  collection: CollectionSlug,
  ownId: unknown,
  req: PayloadRequest,
): Promise<Set<string>> {
  const { docs } = await recordsByName(req.payload).find({
    collection,
    // A shorter beginning also finds the numbered ones that were cut to make room.
    where: { slug: { like: wanted.slice(0, 80) } },
    depth: 0,
    limit: 0,
    pagination: false,
    // One that is brought back from the trash still has its address.
    trash: true,
    select: { slug: true },
    req,
  })
  const others = docs.filter(({ id }) => id !== ownId)
  return new Set(others.map(({ slug }) => text(slug)))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
