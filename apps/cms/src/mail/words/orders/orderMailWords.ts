import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr, type OrderMailWords } from './fr.ts'

export const orderMailWords: Readonly<Record<Locale, OrderMailWords>> = { fr, en, ar }
