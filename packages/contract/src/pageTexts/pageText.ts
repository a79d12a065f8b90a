import type { Locale } from '../locales.ts'

/** A text of a page that staff may replace, with its original and its limit. */
export interface PageText extends Readonly<Record<Locale, string>> {
  /** The name for staff. */
  label: string
  /** The most characters that fit into the design. */
  longest: number
}

/**
 * The texts of a page that staff may replace, in the order of the page and in the shape that it
 * reads; repeated texts are a list.
 */
export type TextsOfPage =
  | PageText
  | readonly TextsOfPage[]
  | { readonly [name: string]: TextsOfPage }

/** The texts of a page in one language, in their shape. */
export type WrittenTexts<Texts> = Texts extends PageText
  ? string
  : { readonly [Name in keyof Texts]: WrittenTexts<Texts[Name]> }

/** A page whose texts staff may write anew, in the parts they see them in. */
export interface TextPage {
  label: string
  /** The name on the wire, in the cache and in the back office. */
  type: `page-${string}`
  parts: readonly { label: string; texts: TextsOfPage }[]
}
