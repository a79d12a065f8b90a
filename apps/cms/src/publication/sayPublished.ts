import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'

/**
 * Payload (3.90) answers « Enregistré » to a publication as to any save, by the words of the request:
 * there is no other way to its answer.
 */
function sayPublished(req: PayloadRequest): void {
  const { t } = req
  req.t = ((key, ...more) =>
    key === 'general:updatedSuccessfully' ? 'Publié.' : t(key, ...more)) as typeof t
}

export const publishedAnswer: CollectionAfterChangeHook = ({ doc, operation, req }) => {
  if (operation === 'update' && doc._status === 'published') sayPublished(req)
  return doc
}

export const publishedPageAnswer: GlobalAfterChangeHook = ({ doc, req }) => {
  if (doc._status === 'published') sayPublished(req)
  return doc
}
