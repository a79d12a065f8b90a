import type { Locale } from '../locales.ts'

/** A text of a page that staff may write anew: what stands there otherwise, and how much has room. */
export interface PageText extends Readonly<Record<Locale, string>> {
  /** By which name staff know it. */
  label: string
  /** In signs: as much as the design holds. */
  longest: number
}

/**
 * Texts of a page that staff may write anew, in the order of the page and in the shape in which it
 * reads them: those that come several times are a list.
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
  /** By which name the wire, the cache and the back office know its texts. */
  type: `page-${string}`
  parts: readonly { label: string; texts: TextsOfPage }[]
}
