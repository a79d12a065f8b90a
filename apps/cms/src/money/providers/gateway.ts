import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentProvider } from '@sira/contract/orders/paymentModes'

/** A payment that a provider is asked to collect. */
export interface Collection {
  /** Our number, a UUID: a repeated request with it starts nothing more. */
  id: string
  /** The reference of the order, for the customer's own statement. */
  reference: string
  /** Whole FCFA. */
  amount: number
  /** E.164. */
  phone: string
  name: string
  locale: string
  /** The address to which the customer returns. */
  returnUrl: string
  /** The address for the provider's calls. */
  notifyUrl: string
}

/** The answer to `start`: the customer's phone asks him, or a page waits for him. */
export type Started =
  | { kind: 'pushed' }
  | { kind: 'page'; url: string }
  | { kind: 'refused'; reason: string }

/** A provider's webhook call. It is only a hint: the state is always asked for first. */
export interface Notified {
  /** Our number, as given to `start`; undefined where the call names none. */
  id: string | undefined
  /** The outcome in the provider's own words. */
  kind: string
}

/** A call as it arrived: the signature covers these bytes. */
export interface NotificationCall {
  headers: IncomingHttpHeaders
  body: Buffer
  /** Our own address as the provider knows it. */
  url: URL
}

/** The state of a payment at its provider. */
export type AskedState =
  | { state: 'pending' }
  /** The provider does not know the payment, or has forgotten it. */
  | { state: 'unknown' }
  | { state: 'refused'; reason: string }
  | { state: 'confirmed'; amount: number; currency: string; transaction?: string | undefined }

/** The answer to a refund. */
export type Refunded = { kind: 'accepted' } | { kind: 'refused'; reason: string }

/** The state of a refund at its provider. */
export type RefundState =
  | { state: 'pending' }
  | { state: 'unknown' }
  | { state: 'refused'; reason: string }
  | { state: 'done' }

/**
 * A payment provider (product 14). Its methods use the network and may fail with a `ProviderAway`:
 * never call them inside a transaction.
 */
export interface Gateway {
  provider: PaymentProvider
  start(collection: Collection): Promise<Started>
  /** Reads a call; gives undefined for a forged one. */
  readNotification(call: NotificationCall): Promise<Notified | undefined>
  askState(id: string): Promise<AskedState>
  /** Refunds a payment, where the provider can. */
  refund?(refund: { id: string; collection: string; amount: number }): Promise<Refunded>
  /** Gives the state of a refund by its own number. */
  askRefund?(id: string): Promise<RefundState>
}
