import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr, type OrderWords } from './fr.ts'

export const orderWords: Readonly<Record<Locale, OrderWords>> = { fr, en, ar }
