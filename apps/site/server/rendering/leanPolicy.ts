import { createHash } from 'node:crypto'
import { type HtmlTag, tagsIn } from '../../src/content/htmlTags.ts'

const hashSource = / ('sha256-[^']+')/g

/** A text as the Content-Security-Policy names it. */
export function hashSourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Data in a script (JSON-LD): it names no class, and the policy does not ask for its hash. */
export function isData({ attributes }: HtmlTag): boolean {
  return /\btype="[^"]*json"/.test(attributes)
}

/**
 * Astro names the inline code of every page in the policy of each, 2 kB that no compression
 * touches. Leaves the hashes of what `html` holds, and never adds one: code that the build does
 * not know stays forbidden.
 */
export function leanPolicy(policy: string, html: string): string {
  const codes = tagsIn(html).flatMap((tag) => (isData(tag) ? [] : (tag.code ?? [])))
  const present = new Set(codes.map(hashSourceOf))
  return policy.replace(hashSource, (source, hash: string) => (present.has(hash) ? source : ''))
}
