import type { Locale } from '@sira/contract/locales'

/** One line of a summary: « Service : Formation ». */
export interface Fact {
  label: string
  value: string
}

/** One line of an order: what, and what it costs; the sums stand out. */
export interface OrderedLine extends Fact {
  strong: boolean
}

/** A text that is sent along whole; its HTML is sanitised. */
export interface LetterAnnex {
  title: string
  html: string
  text: string
}

export interface LetterLink {
  label: string
  href: string
}

/** What a letter says, before it becomes HTML and text. All of it is plain text. */
export interface Letter {
  lang: Locale
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** A text of our own staff with headings, links and pictures; the HTML is sanitised. */
  body?: { html: string; text: string }
  ordered?: readonly OrderedLine[]
  facts?: readonly Fact[]
  /** Words of somebody else, shown as they were typed. */
  quoted?: string
  button?: LetterLink
  annex?: LetterAnnex
  /** Small print at the end. */
  footer: readonly (string | LetterLink)[]
}
