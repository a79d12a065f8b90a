import type { Locale } from '../locales.ts'
import { eachText } from './eachText.ts'
import type { TextsOfPage, WrittenTexts } from './pageText.ts'

/** The texts of a page as they stand where nobody has written others. Free of zod, like the words. */
export function originalTexts<Texts extends TextsOfPage>(
  texts: Texts,
  locale: Locale,
): WrittenTexts<Texts> {
  return eachText(texts, (text) => text[locale])
}
