import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { defaultLocale } from '@sira/contract/locales'
import type { CollectionAfterChangeHook } from 'payload'
import { pendingLanguages, readyLanguages } from '../languages/publicLanguages.ts'
import { inAllLanguages, publicInAllLanguages } from '../translations/allLanguages.ts'
import { translatedTexts } from '../translations/translatedTexts.ts'
import { plannedPublications, removePlans } from './plans.ts'

/**
 * Deletes the plan of a record that a person publishes: it would publish whatever is saved by then.
 * A plan is for the French and the finished translations, so after the publication of one
 * translation it stays while it has something to publish. A planned withdrawal stays.
 */
export const forgetPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug } = collection
  const byHand = req.user && !req.context.planned
  if (!byHand || doc._status !== 'published' || !isDrafted(slug)) return doc
  const isTranslation = req.locale !== undefined && req.locale !== defaultLocale
  // A part of what follows, or a translation that leaves the site.
  if (isTranslation && req.context.oneLanguage) return doc
  const plans = await plannedPublications({ collection: slug, id: Number(doc.id) }, req)
  if (plans.length === 0) return doc
  if (isTranslation) {
    const latest = await inAllLanguages(slug, doc.id, req)
    const shown = await publicInAllLanguages(slug, doc.id, req)
    const pending = pendingLanguages(translatedTexts(collection.flattenedFields), latest, shown)
    const ready = readyLanguages(latest)
    if (pending.some((code) => ready.includes(code))) return doc
  }
  await removePlans(plans, req)
  return doc
}
