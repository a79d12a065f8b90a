import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentProvider } from '@sira/contract/orders/paymentModes'

/** A payment that a provider is asked to collect. */
export interface Collection {
  /** Ours, a UUID: the same once more starts nothing more. */
  id: string
  /** Of the order, for the customer's own statement. */
  reference: string
  /** Whole FCFA. */
  amount: number
  /** E.164. */
  phone: string
  name: string
  locale: string
  /** Where the customer comes back to. */
  returnUrl: string
  /** Where the provider tells us of changes. */
  notifyUrl: string
}

/** What became of the asking: the customer's phone rings, or a page waits for him. */
export type Started =
  | { kind: 'pushed' }
  | { kind: 'page'; url: string }
  | { kind: 'refused'; reason: string }

/** A provider's webhook call. It is a hint: the state is asked of him before anything. */
export interface Notified {
  /** Ours, as it was given to `start`; undefined where the call names nothing of ours. */
  id: string | undefined
  /** The outcome, in the provider's own words. */
  kind: string
}

/** A call as it came: the signature is of these bytes. */
export interface NotificationCall {
  headers: IncomingHttpHeaders
  body: Buffer
  /** Our own address as the provider knows it. */
  url: URL
}

/** The state of a payment at its provider. */
export type AskedState =
  | { state: 'pending' }
  /** He has never heard of it, or forgot it. */
  | { state: 'unknown' }
  | { state: 'refused'; reason: string }
  | { state: 'confirmed'; amount: number; currency: string; transaction?: string | undefined }

/** What a refund was given back with. */
export type Refunded = { kind: 'accepted' } | { kind: 'refused'; reason: string }

/** The state of a refund at its provider. */
export type RefundState =
  | { state: 'pending' }
  | { state: 'unknown' }
  | { state: 'refused'; reason: string }
  | { state: 'done' }

/**
 * One provider (product 14). Each call goes out and may fail with a `ProviderAway`:
 * none is made inside a transaction.
 */
export interface Gateway {
  provider: PaymentProvider
  start(collection: Collection): Promise<Started>
  /** Undefined where it is forged. */
  readNotification(call: NotificationCall): Promise<Notified | undefined>
  askState(id: string): Promise<AskedState>
  /** Where the provider gives money back by itself. */
  refund?(refund: { id: string; collection: string; amount: number }): Promise<Refunded>
  /** How a refund stands, by its own number. */
  askRefund?(id: string): Promise<RefundState>
}
