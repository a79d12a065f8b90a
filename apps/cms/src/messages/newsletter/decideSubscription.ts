import type { SubscriptionPurpose } from '@sira/contract/subscriptionLinks'
import type { Payload } from 'payload'
import { secretsOf } from '../../environment/secretsOf.ts'
import type { Newsletter } from '../../payload-types.ts'
import { subscriptions } from './subscriptions.ts'
import { isTokenOf, subscriberOf } from './subscriptionToken.ts'

/**
 * Carries out the decision of a link in a letter; a repetition changes nothing. Gives false where
 * the link is not ours, or its subscriber was erased.
 */
export async function decideSubscription(
  token: string,
  purpose: SubscriptionPurpose,
  payload: Payload,
): Promise<boolean> {
  const id = subscriberOf(token)
  if (id === undefined) return false
  const subscriber = await payload.findByID({
    collection: 'newsletters',
    id,
    // An unsubscribed reader is not written to again, should his record come back from the trash.
    trash: purpose === 'unsubscribe',
    depth: 0,
    disableErrors: true,
  })
  if (!subscriber || !isTokenOf(token, subscriber, purpose, secretsOf(payload))) return false
  const data = change(subscriber, purpose)
  if (data) {
    await payload.update({
      collection: 'newsletters',
      id,
      data,
      trash: true,
      context: { work: { act: 'subscribed', why: subscriptions[data.subscription] } },
      depth: 0,
    })
  }
  return true
}

interface Change extends Partial<Newsletter> {
  subscription: 'confirmed' | 'unsubscribed'
}

function change({ subscription }: Newsletter, purpose: SubscriptionPurpose): Change | undefined {
  const now = new Date().toISOString()
  if (purpose === 'unsubscribe') {
    return subscription === 'unsubscribed'
      ? undefined
      : { subscription: 'unsubscribed', unsubscribedAt: now }
  }
  // An old confirmation does not undo a later goodbye.
  if (subscription !== 'pending') return undefined
  // The reader who opened our letter has proved the address.
  return { subscription: 'confirmed', confirmedAt: now, refusals: 0, refusedAt: null }
}
