import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { type DeliveryWords, fr } from './fr.ts'

export const deliveryWords: Readonly<Record<Locale, DeliveryWords>> = { fr, en, ar }
