import type { Locale } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'

/** The version of a Strapi that replaces our back office. */
export type StrapiVersion = 4 | 5

/** The settings of the company in each language. */
export type OwnSettings = Readonly<Record<Locale, Settings>>

/** The server of the contents. */
export interface ContentServer {
  /** Base of the contract, e.g. `https://back-office.example/api`. */
  apiUrl: string
  /** Undefined for our back office. */
  strapi?: StrapiVersion | undefined
  /** Used where the server has no settings. */
  settings?: OwnSettings | undefined
}
