import { htmlOf } from '../content/htmlText.ts'

type MetaTag = readonly [attribute: 'name' | 'property', key: string, content: string]

/**
 * What a page tells of itself in its head. Astro leaves `<` in an attribute as it is, which is
 * right for browsers and a trap for every program that reads pages with less care.
 */
export function metaTags(tags: readonly MetaTag[]): string {
  return tags
    .map(([attribute, key, content]) => `<meta ${attribute}="${key}" content="${htmlOf(content)}">`)
    .join('')
}
