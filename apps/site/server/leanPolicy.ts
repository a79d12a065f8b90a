import { createHash } from 'node:crypto'

/** Text that the policy must know by its hash; data in scripts (JSON-LD) needs none. */
const inlineCode = /<(script|style)\b(?![^>]*json)[^>]*>(.*?)<\/\1>/gs
const hashSource = / ('sha256-[^']+')/g

/** A text as the Content-Security-Policy names it. */
export function hashSourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Astro names the inline code of every page in the policy of each, 2 kB that no compression
 * touches. Leaves the hashes of what `html` holds, and never adds one: code that the build does
 * not know stays forbidden.
 */
export function leanPolicy(policy: string, html: string): string {
  const present = new Set(
    [...html.matchAll(inlineCode)].map(([, , code = '']) => hashSourceOf(code)),
  )
  return policy.replace(hashSource, (source, hash: string) => (present.has(hash) ? source : ''))
}
