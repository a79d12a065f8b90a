import type { Outcome } from './scenarios.ts'

/** A payment as the operator knows it. */
export interface HeldPayment {
  id: string
  protocol: 'pawapay' | 'cinetpay'
  reference: string
  phone: string
  /** The requested amount; the received amount may differ. */
  amount: number
  currency: string
  outcome: Outcome
  /** The address to which the page sends the customer back. */
  returnUrl?: string
  /** The address of the shop's callback; for pawaPay, one for all payments. */
  notifyUrl: string
}

/** The payments by id. A repeated id is the same payment. */
export class HeldPayments {
  private readonly byId = new Map<string, HeldPayment>()

  find(id: string): HeldPayment | undefined {
    return this.byId.get(id)
  }

  /** Gives false for a known id. */
  add(payment: HeldPayment): boolean {
    if (this.byId.has(payment.id)) return false
    this.byId.set(payment.id, payment)
    return true
  }

  /** The newest first. */
  all(): HeldPayment[] {
    return [...this.byId.values()].reverse()
  }
}
