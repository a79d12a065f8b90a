import type { Locale } from '../locales.ts'

/** A text of a page that staff may write anew: what stands there otherwise, and how much has room. */
export interface PageText extends Readonly<Record<Locale, string>> {
  /** By which name staff know it. */
  label: string
  /** In signs: as much as the design holds. */
  longest: number
}

/** A page whose texts staff may write anew. Its texts stand in the order of the page. */
export type TextsOfPage = Readonly<Record<string, PageText>>

/** The texts of a page in one language, by their names. */
export type WrittenTexts<Texts extends TextsOfPage> = Readonly<Record<keyof Texts & string, string>>
