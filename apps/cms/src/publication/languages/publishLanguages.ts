import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'
import {
  type CollectionBeforeOperationHook,
  isolateObjectProperty,
  type PayloadRequest,
  type Where,
} from 'payload'
import { inAllLanguages, publicInAllLanguages } from '../translations/allLanguages.ts'
import { translatedTexts } from '../translations/translatedTexts.ts'
import type { InAllLanguages } from '../translations/translationNotes.ts'
import { pendingLanguages, readyLanguages } from './publicLanguages.ts'
import { refuseHalfTranslated, refuseUntranslated } from './refuseUntranslated.ts'

/** The arguments of an update by Payload. */
interface Asked {
  id?: number | string
  where?: Where
  draft?: boolean
  trash?: boolean
  data?: Readonly<Record<string, unknown>>
  overrideAccess?: boolean
  overrideLock?: boolean
  publishSpecificLocale?: string
}

/**
 * Publishes a language without publishing the drafts of the others. Payload's own way (3.90,
 * `publishSpecificLocale`) is used only when another language has unpublished changes: it leaves a
 * draft behind, and the record would count as changed for ever.
 */
export const publishLanguages: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, req } = hook
  const asked = args as Asked
  const publishes = operation === 'update' && !asked.draft && asked.data?._status === 'published'
  if (!publishes || req.context.oneLanguage) return args
  const id = await recordOf(asked, collection.slug, req)
  if (id === undefined || !isDrafted(collection.slug)) return args
  const latest = await inAllLanguages(collection.slug, id, req)
  const shown = await publicInAllLanguages(collection.slug, id, req)
  const texts = translatedTexts(collection.flattenedFields)
  const own = ownLanguage(asked, req)
  const publication = { texts, latest, shown, data: asked.data ?? {}, language: own }
  const wanted = wantedLanguages(asked, latest, req)
  const pending = pendingLanguages(texts, latest, shown)
  // Records written by the program, such as the demo, are published as they are.
  if (asked.overrideAccess !== true) {
    if (wanted === undefined) refuseUntranslated(collection.slug, publication)
    else if (asked.publishSpecificLocale !== undefined) {
      refuseHalfTranslated(collection.slug, publication)
    }
  }
  if (wanted === undefined) return args
  // No page exists without its French text.
  if (shown.id === undefined) wanted.add('fr')
  if (pending.every((code) => wanted.has(code)))
    return { ...args, publishSpecificLocale: undefined }

  const last = wanted.has(own) ? own : defaultLocale
  const first = pending.filter((code) => wanted.has(code) && code !== last)
  for (const code of first.toSorted((a) => (a === 'fr' ? -1 : 1))) {
    const alone = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])
    alone.context = { ...req.context, oneLanguage: true }
    await req.payload.update({
      collection: collection.slug,
      id: Number(id),
      locale: code,
      data: { _status: 'published' },
      publishSpecificLocale: code,
      depth: 0,
      overrideAccess: asked.overrideAccess === true,
      overrideLock: asked.overrideLock === true,
      req: alone,
    })
  }
  return { ...args, publishSpecificLocale: last }
}

/**
 * Gives the languages to publish; undefined for all. The button of a record publishes the open
 * language. A publication without an open record (a plan, the chosen records of a list) publishes
 * French and the finished translations.
 */
function wantedLanguages(
  asked: Asked,
  latest: InAllLanguages,
  req: PayloadRequest,
): Set<Locale> | undefined {
  const own = ownLanguage(asked, req)
  if (asked.publishSpecificLocale !== undefined || isReturnToPublic(req)) return new Set([own])
  if (Object.keys(asked.data ?? {}).some((name) => name !== '_status')) return undefined
  return new Set(readyLanguages(latest))
}

/**
 * Whether the request comes from « Abandonner ces modifications » (3.90, Status), which saves the
 * public text of the language again.
 */
function isReturnToPublic({ query }: PayloadRequest): boolean {
  return query['fallback-locale'] === 'null'
}

function ownLanguage({ publishSpecificLocale }: Asked, { locale }: PayloadRequest): Locale {
  const asked = publishSpecificLocale ?? locale
  return isLocale(asked) ? asked : 'fr'
}

/** Gives the record of an update. Our updates of several records each change one record. */
async function recordOf(
  { id, where, trash = false }: Asked,
  collection: string,
  req: PayloadRequest,
): Promise<number | string | undefined> {
  if (id !== undefined || where === undefined || !isDrafted(collection)) return id
  const own = req.transactionID === undefined ? {} : { transactionID: req.transactionID }
  const { docs } = await req.payload.find({
    collection,
    where,
    trash,
    depth: 0,
    limit: 2,
    pagination: false,
    select: {},
    req: own,
  })
  return docs.length === 1 ? docs[0]?.id : undefined
}
