import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { firstFree, isMadeOf, slugOf } from './slugOf.ts'

/**
 * Sets the slug from the title and keeps slugs unique. For a title without usable letters it takes
 * the kind, `actualite`. Until the first publication the slug follows the title, unless a person
 * wrote it; after that only a person changes it.
 */
export function slugFromTitle(titleField: string, kind: string): CollectionBeforeValidateHook {
  const made = (title: string) => (title === '' ? '' : slugOf(title) || slugOf(kind))
  return async ({ data, originalDoc: given, collection, operation, req }) => {
    if (!data) return data
    // For a copy, Payload gives the original record as its earlier state.
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

/** The slug made from the new title, and from the old one. */
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
    // A shorter beginning also finds the numbered slugs that were cut to make room.
    where: { slug: { like: wanted.slice(0, 80) } },
    depth: 0,
    limit: 0,
    pagination: false,
    // A record restored from the trash still has its address.
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
