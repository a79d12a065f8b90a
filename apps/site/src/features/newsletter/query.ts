import { subscriptionParameter, subscriptionToken } from '@sira/contract/subscriptionLinks'
import * as z from 'zod'
import { sentQuery } from '../../forms/sentQuery.ts'
import type { Query } from '../../transport/pageQuery.ts'

/** The token of a link in one of our letters. */
export const decisionQuery = {
  [subscriptionParameter]: z.string().regex(subscriptionToken),
} as const satisfies Query

/** The pages of the newsletter and of such links, by their names. */
export const decisionPages = {
  alertConfirm: decisionQuery,
  alertStop: decisionQuery,
  newsletter: sentQuery,
  newsletterConfirm: decisionQuery,
  newsletterUnsubscribe: decisionQuery,
} as const
