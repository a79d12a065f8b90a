import type { Locale } from '../locales.ts'
import type { TextsOfPage, WrittenTexts } from './pageText.ts'

/** The texts of a page as they stand where nobody has written others. Free of zod, like the words. */
export function originalTexts<Texts extends TextsOfPage>(
  texts: Texts,
  locale: Locale,
): WrittenTexts<Texts> {
  const original = Object.entries(texts).map(([name, text]) => [name, text[locale]] as const)
  return Object.fromEntries(original) as WrittenTexts<Texts>
}
