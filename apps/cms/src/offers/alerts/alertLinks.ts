import { defaultLocale, isLocale, localisedPath } from '@sira/contract/locales'
import {
  alertPages,
  type SubscriptionPurpose,
  subscriptionParameter,
} from '@sira/contract/subscriptionLinks'
import type { Payload } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { subscriptionToken } from '../../messages/newsletter/subscriptionToken.ts'
import type { JobAlert } from '../../payload-types.ts'
import { alertPurposes } from './alertPurposes.ts'

/** Where a link in a letter about an alert leads: a page of the site, in its language. */
export function alertPage(
  alert: Pick<JobAlert, 'id' | 'email' | 'locale'>,
  purpose: SubscriptionPurpose,
  payload: Payload,
): string {
  const locale = isLocale(alert.locale) ? alert.locale : defaultLocale
  const token = subscriptionToken(alert, alertPurposes[purpose], payload.secret)
  const page = `${publicUrl(payload)}${localisedPath(alertPages[purpose], locale)}`
  return `${page}?${subscriptionParameter}=${token}`
}
