import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import {
  type LanguageState,
  languageState,
} from '../../../publication/languages/publicLanguages.ts'
import {
  inAllLanguages,
  publicInAllLanguages,
} from '../../../publication/translations/allLanguages.ts'
import {
  type TranslatedText,
  translatedTexts,
} from '../../../publication/translations/translatedTexts.ts'
import { textIn, translated } from '../../../publication/translations/translationNotes.ts'
import type { Translated } from '../../../publication/translations/translationState.ts'
import type { TranslatedType } from '../translatedTypes.ts'

export type DeskText = TranslatedText & Translated

/** The record before a translator: its texts in two languages. */
export interface DeskRecord {
  collection: string
  id: number
  title: string
  language: Locale
  /** A save makes a draft, which the site does not show. */
  drafted: boolean
  /** Its page is on the site, at least in French. */
  isPublic: boolean
  /** The public state of this language; of a type without drafts, all that is saved. */
  shown: LanguageState
  savedAt: string
  texts: DeskText[]
}

/** Nothing where there is no such record, or where it lies in the trash. */
export async function deskRecord(
  payload: Payload,
  { slug, title, drafted }: TranslatedType,
  id: number,
  language: Locale,
): Promise<DeskRecord | undefined> {
  const record = await inAllLanguages(slug, id, { payload })
  if (record.id === undefined || record.deletedAt) return undefined
  const named = record[title]
  const texts = translatedTexts(payload.collections[slug].config.flattenedFields)
  const shown = drafted ? await publicInAllLanguages(slug, id, { payload }) : record
  return {
    collection: slug,
    id,
    title: (typeof named === 'string' ? named : textIn(record, title, 'fr')) || 'Sans titre',
    language,
    drafted,
    isPublic: shown.id !== undefined,
    shown: languageState(texts, record, shown, language),
    savedAt: String(record.updatedAt),
    texts: texts
      .map((text) => ({ ...text, ...translated(record, text, language), optional: text.optional }))
      // A text that is empty in French needs no translation, unless it already has one.
      .filter(({ french, text }) => french !== '' || text !== ''),
  }
}
