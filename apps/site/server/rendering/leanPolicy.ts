import { createHash } from 'node:crypto'
import type { HtmlTag } from '../../src/content/htmlTags.ts'
import { remembered } from './remembered.ts'

const hashSource = / ('sha256-[^']+')/g
/** The hashes of the code of pages, of which there is little. */
const hashes = new Map<string, string>()
const policies = new Map<string, string>()

/** Gives the hash of a text as the Content-Security-Policy writes it. */
export function hashSourceOf(text: string): string {
  return remembered(
    hashes,
    text,
    () => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** Whether a script is data (JSON-LD): it names no class, and the policy needs no hash of it. */
export function isData({ attributes }: HtmlTag): boolean {
  return /\btype="[^"]*json"/.test(attributes)
}

/**
 * The policy of the build lists the hashes of the inline code of all pages: 2 kB that do not
 * compress. Keeps the hashes of this page's code and never adds one: code that the build does not
 * know stays forbidden.
 */
export function leanPolicy(policy: string, codes: readonly string[]): string {
  const present = new Set(codes.map(hashSourceOf))
  return remembered(policies, [policy, ...present].join(' '), () =>
    policy.replace(hashSource, (source, hash: string) => (present.has(hash) ? source : '')),
  )
}
