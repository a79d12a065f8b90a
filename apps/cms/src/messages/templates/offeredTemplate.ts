import type { Locale } from '@sira/contract/locales'

/** A template as it would answer one visitor. */
export interface OfferedTemplate {
  id: number
  name: string
  /** French where it is not written in that of the visitor. */
  language: Locale
  /** Empty: the one that is proposed stays. */
  subject: string
  text: string
}

/** What an answer may begin with. */
export interface OfferedTemplates {
  /** Of the visitor. */
  language: Locale
  templates: OfferedTemplate[]
}
