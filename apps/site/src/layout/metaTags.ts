import { htmlOf } from '../content/htmlText.ts'

type MetaTag = readonly [attribute: 'name' | 'property', key: string, content: string]

/**
 * Writes the tags in the head of a page. Astro leaves `<` in an attribute as it is, which browsers
 * read well but simpler programs do not.
 */
export function metaTags(tags: readonly MetaTag[]): string {
  return tags
    .map(([attribute, key, content]) => `<meta ${attribute}="${key}" content="${htmlOf(content)}">`)
    .join('')
}
