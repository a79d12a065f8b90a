import type { Settings } from '@sira/contract/records/settings'
import type { Thing } from 'schema-dts'
import type { Dictionary } from '../i18n/fr.ts'

/** One node of what a page says of itself to search engines, checked against schema.org's vocabulary. */
export type Node = Exclude<Thing, string>

/** What a node may need to know of the page it stands on. */
export interface DescribedPage {
  settings: Settings
  words: Dictionary
  /** `https://www.sira.example` */
  origin: string
  /** Full address of the page. */
  address: string
  /** Full address of its share picture. */
  picture: string
}

/** The graph nodes of a page; undefined for a missing one. */
export type Describe = (page: DescribedPage) => readonly (Node | undefined)[]

/** The text of a `<script type="application/ld+json">`: nothing in it can end the element. */
export function jsonLd(nodes: readonly Node[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
