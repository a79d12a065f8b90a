import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

const inTheFuture =
  'Cette date est dans le futur. Pour publier plus tard, laissez-la vide et utilisez « Programmer… ».'

/** Notes when a record is first published; a published record cannot date from the future. */
export const firstPublication: CollectionBeforeChangeHook = ({ data, collection, req }) => {
  if (data._status !== 'published') return data
  const now = new Date()
  if (!data.publishedAt) return { ...data, publishedAt: now.toISOString() }
  if (new Date(data.publishedAt) > now) {
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: [{ path: 'publishedAt', message: inTheFuture }],
        req,
      },
      req.t,
    )
  }
  return data
}
