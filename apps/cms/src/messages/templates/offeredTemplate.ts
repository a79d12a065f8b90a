import type { Locale } from '@sira/contract/locales'

/** A template filled in for one visitor. */
export interface OfferedTemplate {
  id: number
  name: string
  /** French where there is no version in the visitor's language. */
  language: Locale
  /** Empty: the proposed subject stays. */
  subject: string
  text: string
}

/** The templates for an answer. */
export interface OfferedTemplates {
  /** The language of the visitor. */
  language: Locale
  templates: OfferedTemplate[]
}
