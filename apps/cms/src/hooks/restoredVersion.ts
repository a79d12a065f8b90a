import type { CollectionBeforeValidateHook } from 'payload'

/** A restored text keeps the address and the date that its record has now. */
export const restoredVersion: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  // Payload sets it for the time of a restoration.
  if (!req.context.isRestoringVersion || !originalDoc) return data
  const { slug, publishedAt } = originalDoc
  return { ...data, slug: slug ?? data?.slug, publishedAt: publishedAt ?? data?.publishedAt }
}
