import type { Locale } from '@sira/contract/locales'
import { type TextPageType, textsOfType } from '@sira/contract/pageTexts/textPages'
import type { WireEntity } from '@sira/contract/wire/envelope'
import type { Payload } from 'payload'

interface PageTextsQuestion {
  type: TextPageType
  locale: Locale
  /** Reads the last saved texts instead of the public ones. */
  draft: boolean
}

/**
 * Reads the texts that staff wrote for a page, in the shape of a Strapi single type. A text missing
 * in a language is null: the site then shows its original text in that language, which suits it
 * better than the French.
 */
export async function readPageTexts(
  payload: Payload,
  { type, locale, draft }: PageTextsQuestion,
): Promise<{ data: WireEntity; meta: Record<string, never> }> {
  const texts = await payload.findGlobal({
    slug: type,
    depth: 0,
    draft,
    // Public texts are read with the public's access; for drafts, the caller has checked the
    // reader.
    overrideAccess: draft,
    locale,
    fallbackLocale: false,
  })
  const given = new Map<string, unknown>(Object.entries(texts))
  const attributes = Object.fromEntries(
    textsOfType(type).map((name) => [name, given.get(name) ?? null]),
  )
  const { createdAt = null, updatedAt = null } = texts
  return { data: { id: 1, attributes: { ...attributes, createdAt, updatedAt } }, meta: {} }
}
