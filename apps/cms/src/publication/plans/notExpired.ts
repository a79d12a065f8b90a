import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { dayInFull } from '../../dates/dates.ts'
import { publicState } from '../publicState.ts'
import { lastDay, lastDayField } from './lastDay.ts'

/**
 * Refuses to publish an expired record, such as an offer: it would count as published and appear
 * nowhere. A public record that expires stays, and may still be corrected.
 */
export const notExpired: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  const last = lastDay(collection.slug, data, originalDoc)
  const today = new Date().toISOString().slice(0, 10)
  // A record restored from the trash comes back as it was.
  const asked = req.user && data._status === 'published' && !originalDoc?.deletedAt
  if (!asked || last === undefined || last >= today) return data
  const isPublic =
    operation === 'update' && (await publicState(collection, originalDoc.id, req)) !== null
  if (isPublic) return data
  const message = `Ce contenu a expiré le ${dayInFull(last)} : repoussez sa date d’expiration pour le publier.`
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: String(lastDayField(collection.slug)), message }],
      req,
    },
    req.t,
  )
}
