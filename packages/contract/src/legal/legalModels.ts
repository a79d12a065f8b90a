import type { Locale } from '../locales.ts'
import { privacyArabic } from './ar/privacy.ts'
import { termsArabic } from './ar/terms.ts'
import { privacyEnglish } from './en/privacy.ts'
import { termsEnglish } from './en/terms.ts'
import { defaultPrivacy } from './privacy.ts'
import { defaultTerms } from './terms.ts'

/** The texts the site comes with, until the company has made its own (spec 2.16). */
export const legalModels: Readonly<Record<'terms' | 'privacy', Readonly<Record<Locale, string>>>> =
  {
    terms: { fr: defaultTerms, en: termsEnglish, ar: termsArabic },
    privacy: { fr: defaultPrivacy, en: privacyEnglish, ar: privacyArabic },
  }
