import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { deleteAll } from '../database/records/deleteAll.ts'

/** The letters about a message repeat its words: they go with it. */
export const forgetLettersAbout: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await deleteLettersAbout(collection.slug, id, req)
}

export async function deleteLettersAbout(
  collection: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<void> {
  await deleteAll('emails', lettersAbout(collection, id), req)
}

export function lettersAbout(collection: CollectionSlug, id: number | string) {
  return { 'about.relationTo': { equals: collection }, 'about.value': { equals: id } }
}
