import { defaultLocale, isLocale, localisedPath } from '@sira/contract/locales'
import {
  type SubscriptionPurpose,
  subscriptionPages,
  subscriptionParameter,
} from '@sira/contract/subscriptionLinks'
import type { Payload } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { Newsletter } from '../../payload-types.ts'
import { subscriptionToken } from './subscriptionToken.ts'

/** Gives the link in a letter to a subscriber: a page of the site in his language. */
export function subscriptionPage(
  subscriber: Pick<Newsletter, 'id' | 'email' | 'locale'>,
  purpose: SubscriptionPurpose,
  payload: Payload,
): string {
  const locale = isLocale(subscriber.locale) ? subscriber.locale : defaultLocale
  const token = subscriptionToken(subscriber, purpose, payload.secret)
  const page = `${publicUrl(payload)}${localisedPath(subscriptionPages[purpose], locale)}`
  return `${page}?${subscriptionParameter}=${token}`
}
