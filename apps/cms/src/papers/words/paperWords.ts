import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr, type PaperWords } from './fr.ts'

export const paperWords: Readonly<Record<Locale, PaperWords>> = { fr, en, ar }
