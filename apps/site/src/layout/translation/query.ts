import { translationParameter } from '@sira/contract/locales'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** The value of the parameter. */
export const translationAsked = 'oui'

/** Asks to translate the rest of a page; allowed on any page in English or Arabic. */
export const translationQuery = {
  [translationParameter]: z.literal(translationAsked),
} as const satisfies Query
