import { type Locale, locales } from '@sira/contract/locales'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { inAllLanguages } from './allLanguages.ts'
import { type TranslatedText, translatedTexts } from './translatedTexts.ts'
import { type InAllLanguages, notesAfter, notesIn, textIn } from './translationNotes.ts'

/** Records with each save the French source of each translation, and its state. */
export const trackTranslations: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  const texts = translatedTexts(collection.flattenedFields)
  // A copy has all languages of the record that it was made from, which Payload gives here.
  if (operation === 'create' && Object.keys(originalDoc ?? {}).length > 0) {
    return { ...data, ...notesIn(originalDoc) }
  }
  const id: unknown = originalDoc?.id
  if (typeof id !== 'number') return { ...data, ...notesAfter(texts, {}, saved(texts, {}, args)) }
  await lockRecord(collection.slug, id, req)
  const before = await inAllLanguages(collection.slug, id, req)
  return { ...data, ...notesAfter(texts, before, saved(texts, before, args)) }
}

interface Saving {
  data: Readonly<Record<string, unknown>>
  req: PayloadRequest
}

/** Gives the texts in all languages after the save, which may concern one language or all. */
function saved(
  texts: readonly TranslatedText[],
  before: InAllLanguages,
  { data, req }: Saving,
): InAllLanguages {
  const written = (name: string, code: Locale) => {
    if (!Object.hasOwn(data, name)) return textIn(before, name, code)
    if (req.locale === 'all') return textIn(data, name, code)
    const text = data[name]
    if (code !== (req.locale ?? 'fr')) return textIn(before, name, code)
    return typeof text === 'string' ? text : ''
  }
  const after = texts.map(({ name }) => [
    name,
    Object.fromEntries(locales.map(({ code }) => [code, written(name, code)])),
  ])
  return Object.fromEntries(after)
}
