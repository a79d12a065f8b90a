import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'

/** The letters about a message repeat its words: they go with it. */
export const forgetLettersAbout: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const about = { 'about.relationTo': { equals: collection.slug }, 'about.value': { equals: id } }
  await deleteAll('emails', about, req)
}
