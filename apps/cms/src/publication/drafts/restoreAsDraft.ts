import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import { type Locale, otherLocales } from '@sira/contract/locales'
import { APIError, type Endpoint, isolateObjectProperty, type PayloadRequest } from 'payload'
import { changedFields } from '../../database/records/changedFields.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import { inAllLanguages, versionInAllLanguages } from '../translations/allLanguages.ts'
import { keepNotes } from '../translations/keepNotes.ts'
import { translatedTexts } from '../translations/translatedTexts.ts'
import { stateField } from '../translations/translationFields.ts'
import {
  type InAllLanguages,
  notesOf,
  sourcesOf,
  textIn,
  translated,
} from '../translations/translationNotes.ts'
import { textState } from '../translations/translationState.ts'

const said = {
  french:
    'Texte français repris comme brouillon. Les traductions sont restées comme elles étaient, et le site n’a pas changé : publiez pour mettre ce texte en ligne.',
  translations:
    'Le français était déjà celui de cette version : ses traductions sont reprises comme brouillons. Le site n’a pas changé : publiez-les pour les mettre en ligne.',
  nothing: 'Rien à reprendre : le texte d’aujourd’hui est déjà celui de cette version.',
}

/**
 * Replaces Payload's endpoint for restoring a version. It never changes the site, and loses no
 * translation: it makes a draft of the French text, which a person then publishes. Where the French
 * is unchanged, it restores the translations of the version. Payload 3.90 writes the whole version
 * over the public record: a draft version took a published article offline, and one from before a
 * translation emptied it.
 */
export function restoreEndpoint(collection: DraftedType): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      requireContentStaff(req)
      const back = await withinTransaction(req, () => takeBack(collection, req))
      return Response.json({ message: said[back] })
    },
  }
}

async function takeBack(collection: DraftedType, req: PayloadRequest): Promise<keyof typeof said> {
  const { payload, user } = req
  const version = await payload.findVersionByID({
    collection,
    id: String(recordNumber(req)),
    locale: 'fr',
    depth: 0,
    trash: true,
    overrideAccess: false,
    user,
    req: ownRequest(req),
  })
  const id = Number(version.parent)
  await lockRecord(collection, id, req)
  const present = await recordsByName(payload).findByID({
    collection,
    id,
    locale: 'fr',
    depth: 0,
    draft: true,
    overrideAccess: false,
    user,
    disableErrors: true,
    req: ownRequest(req),
  })
  if (present === null) throw new APIError('Cette fiche n’existe plus.', 404, null, true)
  const { flattenedFields } = payload.collections[collection].config
  const earlier = contentOf(version.version)
  if (changedFields(flattenedFields, contentOf(present), earlier) !== '') {
    await change({ collection, id, language: 'fr', data: earlier }, req)
    return 'french'
  }
  return (await takeTranslationsBack(collection, id, req)) ? 'translations' : 'nothing'
}

/** Restores the texts of the version in the other languages, with their sources. */
async function takeTranslationsBack(
  collection: DraftedType,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const version = await versionInAllLanguages(collection, recordNumber(req), req)
  const texts = translatedTexts(req.payload.collections[collection].config.flattenedFields)
  const before = await inAllLanguages(collection, id, req)
  const sources = sourcesOf(before)
  for (const { code } of otherLocales) {
    const data = differing(texts, { version, before }, code)
    if (Object.keys(data).length === 0) continue
    await change({ collection, id, language: code, data }, req)
    const isBack = ([name]: [string, unknown]) => Object.hasOwn(data, name)
    const stay = Object.entries(sources[code] ?? {}).filter((one) => !isBack(one))
    const back = Object.entries(sourcesOf(version)[code] ?? {}).filter(isBack)
    sources[code] = Object.fromEntries([...stay, ...back])
  }
  const after = await inAllLanguages(collection, id, req)
  if (after.updatedAt === before.updatedAt) return false
  await keepNotes(collection, id, notesOf(texts, after, sources), req)
  return true
}

function differing(
  texts: ReturnType<typeof translatedTexts>,
  { version, before }: { version: InAllLanguages; before: InAllLanguages },
  code: Locale,
): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap((one) => {
      const { name } = one
      const text = textIn(version, name, code)
      const isTranslated = textState(translated(version, one, code)) !== 'missing'
      const comes = text !== '' && isTranslated && text !== textIn(before, name, code)
      return comes ? [[name, text]] : []
    }),
  )
}

interface Change {
  collection: DraftedType
  id: number
  language: Locale
  data: Readonly<Record<string, unknown>>
}

async function change({ language, ...where }: Change, req: PayloadRequest): Promise<void> {
  await req.payload.update({
    ...where,
    locale: language,
    draft: true,
    depth: 0,
    // Read by the audit.
    context: { takesBack: true },
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req: ownRequest(req),
  })
}

function ownRequest(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query'])
  own.context = { ...req.context }
  own.query = {}
  return own
}

/** The fields that a restored record keeps: address, dates, place, notes on translations. */
const kept = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'publishedAt',
  'slug',
  'sources',
  '_status',
  ...otherLocales.map(({ code }): string => stateField(code)),
])

function contentOf(state: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !kept.has(name)))
}
