import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { defaultLocale } from '@sira/contract/locales'
import type { CollectionAfterChangeHook } from 'payload'
import { pendingLanguages, readyLanguages } from '../languages/publicLanguages.ts'
import { inAllLanguages, publicInAllLanguages } from '../translations/allLanguages.ts'
import { translatedTexts } from '../translations/translatedTexts.ts'
import { plannedPublications, removePlans } from './plans.ts'

/**
 * A record that a person publishes loses its plan: it would publish whatever was saved last by that
 * day. A plan is for the French and what is ready beside it, so where a translation alone was
 * published it stays as long as it has something to publish. To withdraw the record stays planned.
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
