import { defaultLocale, isLocale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { Payload } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { Newsletter } from '../../payload-types.ts'
import { type SubscriptionPurpose, subscriptionToken } from './subscriptionToken.ts'

const pages: Readonly<Record<SubscriptionPurpose, string>> = {
  confirm: routes.newsletterConfirm,
  unsubscribe: routes.newsletterUnsubscribe,
}

/** Where a link in a letter to a subscriber leads: a page of the site, in his language. */
export function subscriptionPage(
  subscriber: Pick<Newsletter, 'id' | 'email' | 'locale'>,
  purpose: SubscriptionPurpose,
  payload: Payload,
): string {
  const locale = isLocale(subscriber.locale) ? subscriber.locale : defaultLocale
  const token = subscriptionToken(subscriber, purpose, payload.secret)
  return `${publicUrl(payload)}${localisedPath(pages[purpose], locale)}?jeton=${token}`
}
