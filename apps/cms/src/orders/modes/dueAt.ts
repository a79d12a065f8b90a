import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'

const hourMs = 60 * 60_000

/** Until when an order is kept without its money, by the settings: a bank takes days. */
export async function dueAt(
  mode: PaymentMode,
  from: Date,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<string> {
  const asked = { slug: 'ventes', depth: 0, req } as const
  const { delaiHeures, delaiVirementJours } = await payload.findGlobal(asked)
  const hours = mode === 'virement' ? delaiVirementJours * 24 : delaiHeures
  return new Date(from.getTime() + hours * hourMs).toISOString()
}
