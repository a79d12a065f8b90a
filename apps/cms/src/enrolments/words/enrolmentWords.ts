import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { type EnrolmentWords, fr } from './fr.ts'

export const enrolmentWords: Readonly<Record<Locale, EnrolmentWords>> = { fr, en, ar }
