import { z } from 'zod'
import type { Locale } from '../locales.ts'
import { eachText } from './eachText.ts'
import type { TextsOfPage, WrittenTexts } from './pageText.ts'
import { shownText } from './shownText.ts'

/**
 * The texts of a page from what was written: what is empty, absent, too long for its place or no
 * text at all is the original one, so that a slip never takes a page down.
 */
export function readTexts<Texts extends TextsOfPage>(
  texts: Texts,
  locale: Locale,
  written: unknown,
): WrittenTexts<Texts> {
  const given = byName.parse(written)
  return eachText(texts, (text, name) => {
    const shown = shownText(given[name] ?? '')
    return shown === '' || shown.length > text.longest ? text[locale] : shown
  })
}

const byName = z.record(z.string(), z.string().catch('')).catch({})
