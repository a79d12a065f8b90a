import type { Locale } from '@sira/contract/locales'

/** A line of a summary: « Service : Formation ». */
export interface Fact {
  label: string
  value: string
}

/** A line of an order with its price; sums are printed in bold. */
export interface OrderedLine extends Fact {
  strong: boolean
}

/** A complete text within the letter; its HTML is sanitised. */
export interface LetterAnnex {
  title: string
  html: string
  text: string
}

export interface LetterLink {
  label: string
  href: string
}

/** The cloth of the dossier that a letter is about, as its reader knows it from the site. */
export interface LetterCloth {
  reference: string
  /** How many its reader has read of; each is a band. */
  steps: number
  lang: Locale
}

/** The contents of a letter, before they become HTML and text. All of them are plain text. */
export interface Letter {
  lang: Locale
  subject: string
  cloth?: LetterCloth
  heading: string
  paragraphs: readonly string[]
  /** A text of our staff with headings, links and pictures; the HTML is sanitised. */
  body?: { html: string; text: string }
  ordered?: readonly OrderedLine[]
  facts?: readonly Fact[]
  /** The words of another person, shown as they were typed. */
  quoted?: string
  button?: LetterLink
  annex?: LetterAnnex
  /** Small print at the end. */
  footer: readonly (string | LetterLink)[]
}
