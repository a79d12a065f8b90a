import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'
import { nextTurn, type RecipientBound, takeTurn } from '../../database/records/recipientTurns.ts'
import type { Order } from '../../payload-types.ts'

/**
 * The limit for a phone: any number may be typed into an order, and its owner must not be called
 * more often.
 */
const promptBound: RecipientBound = { what: 'prompts', most: 3, withinMs: 60 * 60_000 }

/** The reason for staff why a payment was not requested. */
export const tooManyPrompts = `Ce téléphone a déjà reçu ${promptBound.most} demandes de paiement en une heure`

/** Whether this mode makes the phone of the customer ring; other modes lead to a page. */
export function rings(mode: PaymentMode): boolean {
  return mode === 'pawapay'
}

export function takePrompt({ phone }: Order, payload: Payload): Promise<boolean> {
  return takeTurn(promptBound, phone ?? '', payload)
}

/** Gives the time from which a phone may be asked again; undefined where it may now. */
export function nextPrompt(
  { phone }: Pick<Order, 'phone'>,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Date | undefined> {
  return nextTurn(promptBound, phone ?? '', { ...req, payload })
}
