import { routes } from './routes.ts'

/** The purposes of a link in a letter to a subscriber, and the page of each. */
export const subscriptionPages = {
  confirm: routes.newsletterConfirm,
  unsubscribe: routes.newsletterUnsubscribe,
} as const

/** The same of a job alert. */
export const alertPages = {
  confirm: routes.alertConfirm,
  unsubscribe: routes.alertStop,
} as const satisfies Record<SubscriptionPurpose, string>

/** The kinds of subscription, by their path below `/api`. */
export const subscribed = ['newsletters', 'alertes'] as const

export type Subscribed = (typeof subscribed)[number]

export type SubscriptionPurpose = keyof typeof subscriptionPages

export const subscriptionPurposes = Object.keys(subscriptionPages) as SubscriptionPurpose[]

/** The parameter of such a page; its value is the subscriber's number and a signature. */
export const subscriptionParameter = 'jeton'
export const subscriptionToken = /^(\d{1,9})\.[\w-]{43}$/

/** Gives the path of the call below `/api`; its body is `{data: {token}}`. */
export function decisionPath(
  purpose: SubscriptionPurpose,
  to: Subscribed = 'newsletters',
): `${Subscribed}/${SubscriptionPurpose}` {
  return `${to}/${purpose}`
}
