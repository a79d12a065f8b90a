import type { CollectionBeforeValidateHook } from 'payload'

/**
 * A restored text keeps the address and the date that its record has now; and a version saved when
 * the record went into the trash does not take it there again.
 */
export const restoredVersion: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  // Payload sets it for the time of a restoration.
  if (!req.context.isRestoringVersion || !originalDoc) return data
  const { slug, publishedAt } = originalDoc
  return {
    ...data,
    slug: slug ?? data?.slug,
    publishedAt: publishedAt ?? data?.publishedAt,
    deletedAt: null,
  }
}
