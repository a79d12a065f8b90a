import type { Locale } from '../locales.ts'
import { eachText } from './eachText.ts'
import type { TextsOfPage, WrittenTexts } from './pageText.ts'

/**
 * Gives the original texts of a page, used where staff have written none. Free of zod, like the
 * words.
 */
export function originalTexts<Texts extends TextsOfPage>(
  texts: Texts,
  locale: Locale,
): WrittenTexts<Texts> {
  return eachText(texts, (text) => text[locale])
}
