import type { Locale } from '../locales.ts'
import { privacyArabic } from './ar/privacy.ts'
import { termsArabic } from './ar/terms.ts'
import { completedText, type LegalFacts } from './completedText.ts'
import { privacyEnglish } from './en/privacy.ts'
import { termsEnglish } from './en/terms.ts'
import { defaultPrivacy } from './privacy.ts'
import { defaultTerms } from './terms.ts'

/** The legal texts the site comes with, until the company writes its own (product 2.16). */
export const legalModels: Readonly<Record<'terms' | 'privacy', Readonly<Record<Locale, string>>>> =
  {
    terms: { fr: defaultTerms, en: termsEnglish, ar: termsArabic },
    privacy: { fr: defaultPrivacy, en: privacyEnglish, ar: privacyArabic },
  }

export type LegalKind = keyof typeof legalModels

/** Whether the company has no text of its own: it is empty, or still the French model. */
export function isLegalModel(kind: LegalKind, written: string | null | undefined): boolean {
  return !written?.trim() || written.trim() === legalModels[kind].fr.trim()
}

/** Gives the legal text for visitors: that of the company, else the model in their language. */
export function legalText(
  kind: LegalKind,
  written: string | null | undefined,
  locale: Locale,
  facts: LegalFacts,
): string {
  const text = isLegalModel(kind, written) ? legalModels[kind][locale] : (written ?? '')
  return completedText(text, facts)
}
