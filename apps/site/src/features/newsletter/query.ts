import { subscriptionParameter, subscriptionToken } from '@sira/contract/subscriptionLinks'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** The token of a link in one of our letters. */
export const decisionQuery = {
  [subscriptionParameter]: z.string().regex(subscriptionToken),
} as const satisfies Query
