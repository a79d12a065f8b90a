import { translationParameter } from '@sira/contract/locales'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** What the parameter says. */
export const translationAsked = 'oui'

/** Asked of any page in English or Arabic: that the rest of it be translated. */
export const translationQuery = {
  [translationParameter]: z.literal(translationAsked),
} as const satisfies Query
