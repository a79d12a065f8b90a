import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { firstFree, isMadeOf, slugOf } from './slugOf.ts'

/**
 * Gives a record its slug from the title and keeps slugs unique; from what it is, `actualite`, where
 * the title has no letter that an address can have. Until the first publication the slug follows the
 * title, unless somebody wrote it by hand; after it, only a hand changes it.
 */
export function slugFromTitle(titleField: string, kind: string): CollectionBeforeValidateHook {
  const made = (title: string) => (title === '' ? '' : slugOf(title) || slugOf(kind))
  return async ({ data, originalDoc: given, collection, operation, req }) => {
    if (!data) return data
    // Payload gives a copy the record it was made from as its own earlier state.
    const originalDoc = operation === 'create' ? undefined : given
    const titles = {
      now: made(text(data[titleField])),
      before: made(text(originalDoc?.[titleField])),
    }
    const wanted = wantedSlug(text(data.slug), titles, originalDoc, req)
    if (wanted === undefined || wanted === originalDoc?.slug) return data
    const taken = await takenSlugs(wanted, collection.slug, originalDoc?.id, req)
    return { ...data, slug: firstFree(wanted, taken) }
  }
}

type Document = Record<string, unknown> | undefined

/** The slug of the title, as it is sent and as it was. */
interface Made {
  now: string
  before: string
}

function wantedSlug(
  written: string,
  made: Made,
  original: Document,
  req: PayloadRequest,
): string | undefined {
  const kept = text(original?.slug)
  if (written !== '' && written !== kept) return slugOf(written) || made.now || undefined
  if (kept === '') return made.now || made.before || undefined
  return followsTitle(kept, made, original, req) ? made.now || kept : kept
}

function followsTitle(
  slug: string,
  { before }: Made,
  original: Document,
  { locale }: PayloadRequest,
): boolean {
  const inFrench = !locale || locale === 'fr'
  return inFrench && !original?.publishedAt && isMadeOf(slug, before)
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
