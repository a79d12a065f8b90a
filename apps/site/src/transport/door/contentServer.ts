import type { Locale } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'

/** The Strapi that may stand in the place of our back office. */
export type StrapiVersion = 4 | 5

/** What the company says of itself, in each language. */
export type OwnSettings = Readonly<Record<Locale, Settings>>

/** Where the contents come from. */
export interface ContentServer {
  /** Base of the contract, e.g. `https://back-office.example/api`. */
  apiUrl: string
  /** Nothing where it is our back office. */
  strapi?: StrapiVersion | undefined
  /** Shown where the server has no settings. */
  settings?: OwnSettings | undefined
}
