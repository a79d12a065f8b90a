import type { Locale } from '@sira/contract/locales'
import { type TextPageType, textsOfType } from '@sira/contract/pageTexts/textPages'
import type { WireEntity } from '@sira/contract/wire/envelope'
import type { Payload } from 'payload'

interface PageTextsQuestion {
  type: TextPageType
  locale: Locale
  /** Those that were saved last, rather than those that are public. */
  draft: boolean
}

/**
 * The texts that staff wrote for a page, in the shape of a Strapi single type. What has no text in
 * a language is null there: the page has an original one in that language, which suits it better
 * than the French.
 */
export async function readPageTexts(
  payload: Payload,
  { type, locale, draft }: PageTextsQuestion,
): Promise<{ data: WireEntity; meta: Record<string, never> }> {
  const texts = await payload.findGlobal({
    slug: type,
    depth: 0,
    draft,
    // Published content is read with the public's access; the caller checks who asks for drafts.
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
