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
  const given = z.record(z.string(), z.unknown()).catch({}).parse(written)
  return eachText(texts, (text, name) =>
    z
      .string()
      .transform(shownText)
      .pipe(z.string().min(1).max(text.longest))
      .catch(text[locale])
      .parse(given[name]),
  )
}
