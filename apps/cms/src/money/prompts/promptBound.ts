import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'
import { nextTurn, type RecipientBound, takeTurn } from '../../database/records/recipientTurns.ts'
import type { Order } from '../../payload-types.ts'

/** Any number may be written into an order: its owner's phone rings no more often than this. */
const promptBound: RecipientBound = { what: 'prompts', most: 3, withinMs: 60 * 60_000 }

/** Why a payment was not asked for, as staff read it. */
export const tooManyPrompts = `Ce téléphone a déjà reçu ${promptBound.most} demandes de paiement en une heure`

/** By these the phone of the customer rings; the others lead to a page. */
export function rings(mode: PaymentMode): boolean {
  return mode === 'pawapay'
}

export function takePrompt({ phone }: Order, payload: Payload): Promise<boolean> {
  return takeTurn(promptBound, phone ?? '', payload)
}

/** From when on a phone may ring again; nothing where it may now. */
export function nextPrompt(
  { phone }: Pick<Order, 'phone'>,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Date | undefined> {
  return nextTurn(promptBound, phone ?? '', { ...req, payload })
}
