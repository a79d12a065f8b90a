import { z } from 'zod'
import type { Locale } from '../locales.ts'
import type { TextsOfPage, WrittenTexts } from './pageText.ts'

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
  const read = Object.entries(texts).map(([name, text]) => {
    const own = z.string().trim().min(1).max(text.longest).catch(text[locale])
    return [name, own.parse(given[name])] as const
  })
  return Object.fromEntries(read) as WrittenTexts<Texts>
}
