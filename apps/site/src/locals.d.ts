declare namespace App {
  /** Set by `src/middleware.ts` for each request; the host gives what it alone knows. */
  interface Locals {
    /** Language of the page. */
    locale: import('@sira/contract/locales').Locale
    /** Where the contents come from, as the settings of the host say. */
    server: import('./transport/door/contentServer.ts').ContentServer
    /** The door to the back office for this request. */
    backOffice: import('./transport/door/contractClient.ts').BackOffice
    /** Origin visitors use, for canonical addresses: `https://sira.example`. */
    address: string
    /** For a visitor who saves data: no fonts of ours, small pictures, nothing in advance. */
    light: boolean
    /** The subject of its share picture, set by a page that has one. */
    shared?: import('./kinds/sharedPage.ts').SharedPage
    /** Origins from which this page alone may load, set by a page that a visitor lets a service into. */
    letsIn?: readonly string[]
    /** A page sets this when it must not be kept. */
    uncached?: boolean
    /** The day it is for a page that has asked for it, which it does not outlive (dayOfPage.ts). */
    day?: string
    /** Milliseconds since 1970: what the page says of a session is untrue from then on (endsWith.ts). */
    until?: number
    /** The search of the host. */
    search?: Pick<import('./search/siteSearch.ts').SiteSearch, 'find'>
    /** How many changes the back office has told of; absent, or nothing, where it tells of none. */
    changes?: (() => number | undefined) | undefined
    /** Aborted while the back office is away. */
    away?: (() => AbortSignal) | undefined
    logError: (message: string, details: unknown) => void
  }
}
