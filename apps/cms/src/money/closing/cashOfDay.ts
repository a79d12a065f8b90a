import type { Payload, PayloadRequest } from 'payload'
import type { Payment } from '../../payload-types.ts'

/** Cash in the drawer that is no payment of an order. */
export interface CountedCash {
  id: string
  /** The reference of what it was taken for, if any. */
  reference: string
  mode: Payment['mode']
  /** The time of the count. */
  date: string
  /** The person who counted. */
  who: string
  /** Negative for what was missing. */
  amount: number
  state: string
  motif: string
}

export interface Span {
  from: string
  to: string
}

/** A collection brings it as `custom.cashOfDay`: money does not know who else brings cash. */
export type CashOfDay = (
  span: Span,
  payload: Payload,
  req?: PayloadRequest,
) => Promise<CountedCash[]>

/** Reads the cash that every collection brings. */
export async function cashOfDay(
  span: Span,
  payload: Payload,
  req?: PayloadRequest,
): Promise<CountedCash[]> {
  const readers = payload.config.collections.flatMap(({ custom }) =>
    custom?.cashOfDay ? [custom.cashOfDay as CashOfDay] : [],
  )
  return (await Promise.all(readers.map((read) => read(span, payload, req)))).flat()
}
