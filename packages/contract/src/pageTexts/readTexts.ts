import { z } from 'zod'
import type { Locale } from '../locales.ts'
import { eachText } from './eachText.ts'
import type { TextsOfPage, WrittenTexts } from './pageText.ts'
import { shownText } from './shownText.ts'

/**
 * Reads the written texts of a page. An empty, missing, too long or invalid text is replaced by the
 * original, so that a slip never breaks a page.
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
