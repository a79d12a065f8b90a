import { type Locale, otherLocales } from '@sira/contract/locales'
import * as z from 'zod'
import { nextSource } from './nextSource.ts'
import type { TranslatedText } from './translatedTexts.ts'
import { stateField } from './translationFields.ts'
import { type Source, type Translated, translationState } from './translationState.ts'

/** The source of each text, by language and name: `{ en: { titre: true } }`. */
const sourcesSchema = z
  .record(z.string(), z.record(z.string(), z.union([z.literal(true), z.string()])))
  .catch({})
export type Sources = z.infer<typeof sourcesSchema>

/** A record as Payload gives it in all languages: `{ titre: { fr: '…' }, sources: … }`. */
export type InAllLanguages = Readonly<Record<string, unknown>>

export function sourcesOf(record: InAllLanguages): Sources {
  return sourcesSchema.parse(record.sources ?? {})
}

export function textIn(record: InAllLanguages, name: string, language: Locale): string {
  const texts = record[name]
  if (typeof texts !== 'object' || texts === null) return ''
  const text: unknown = Object.entries(texts).find(([code]) => code === language)?.[1]
  return typeof text === 'string' ? text : ''
}

/** Gives a text of a record with its translation and its source. */
export function translated(
  record: InAllLanguages,
  { name, optional }: Pick<TranslatedText, 'name' | 'optional'>,
  language: Locale,
): Translated {
  return {
    optional,
    french: textIn(record, name, 'fr'),
    text: textIn(record, name, language),
    source: sourcesOf(record)[language]?.[name],
  }
}

/** Gives the translation notes of a record, from its sources and texts. */
export function notesOf(
  texts: readonly TranslatedText[],
  record: InAllLanguages,
  sources: Sources,
) {
  const noted = { ...record, sources }
  const states = otherLocales.map(({ code }) => {
    const beside = texts.map((text) => translated(noted, text, code))
    return [stateField(code), translationState(beside)]
  })
  return { sources, ...Object.fromEntries(states) }
}

/** Gives the notes that a record already has. */
export function notesIn(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const states = otherLocales.map(({ code }) => [stateField(code), record[stateField(code)]])
  return { sources: record.sources, ...Object.fromEntries(states) }
}

/** Gives the translation notes after a save, from the record before and after it. */
export function notesAfter(
  texts: readonly TranslatedText[],
  before: InAllLanguages,
  after: InAllLanguages,
): ReturnType<typeof notesOf> {
  const sources = otherLocales.map(({ code }): [Locale, Record<string, Source>] => {
    const known = texts.flatMap((text): [string, Source][] => {
      const { name } = text
      const { source, ...was } = translated(before, text, code)
      const now = { french: textIn(after, name, 'fr'), text: textIn(after, name, code) }
      const next = nextSource(was, now, source)
      return next === undefined ? [] : [[name, next]]
    })
    return [code, Object.fromEntries(known)]
  })
  return notesOf(texts, after, Object.fromEntries(sources))
}
