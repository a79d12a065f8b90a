import { createHash } from 'node:crypto'
import type { HtmlTag } from '../../src/content/htmlTags.ts'
import { remembered } from './remembered.ts'

const hashSource = / ('sha256-[^']+')/g
/** Of the code of pages, of which there is little. */
const hashes = new Map<string, string>()
const policies = new Map<string, string>()

/** A text as the Content-Security-Policy names it. */
export function hashSourceOf(text: string): string {
  return remembered(
    hashes,
    text,
    () => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** Data in a script (JSON-LD): it names no class, and the policy does not ask for its hash. */
export function isData({ attributes }: HtmlTag): boolean {
  return /\btype="[^"]*json"/.test(attributes)
}

/**
 * The build names the inline code of every page, 2 kB that no compression touches. Leaves the
 * hashes of what a page holds, and never adds one: code that the build does not know stays
 * forbidden.
 */
export function leanPolicy(policy: string, codes: readonly string[]): string {
  const present = new Set(codes.map(hashSourceOf))
  return remembered(policies, [policy, ...present].join(' '), () =>
    policy.replace(hashSource, (source, hash: string) => (present.has(hash) ? source : '')),
  )
}
