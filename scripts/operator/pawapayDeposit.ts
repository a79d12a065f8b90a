import type { HeldPayment } from './heldPayments.ts'
import { networkOf } from './networkOf.ts'

const statuses = { paid: 'COMPLETED', refused: 'FAILED', waiting: 'SUBMITTED' } as const

/** Gives a deposit as pawaPay describes it, in a callback and in an answer. */
export function pawapayDeposit(payment: HeldPayment): object {
  const { id, amount, currency, phone, outcome, reference } = payment
  return {
    depositId: id,
    status: statuses[outcome],
    amount: `${amount}.00`,
    currency,
    country: 'BFA',
    payer: { type: 'MMO', accountDetails: { phoneNumber: phone, provider: networkOf(phone) } },
    clientReferenceId: reference,
    created: new Date().toISOString(),
    ...(outcome === 'paid' && { providerTransactionId: `SIM${id.slice(0, 8).toUpperCase()}` }),
    ...(outcome === 'refused' && {
      failureReason: { failureCode: 'INSUFFICIENT_BALANCE', failureMessage: 'Not enough money' },
    }),
  }
}
