import type { Outcome } from './scenarios.ts'

/** What the operator knows of one payment. */
export interface HeldPayment {
  id: string
  protocol: 'pawapay' | 'cinetpay'
  reference: string
  phone: string
  /** As it was asked for; what came in may be another amount. */
  amount: number
  currency: string
  outcome: Outcome
  /** Where the customer goes back to from the page. */
  returnUrl?: string
  /** Where the shop wants to be called: of pawaPay, one address for all. */
  notifyUrl: string
}

/** By their id; the same id once more is the same payment. */
export class HeldPayments {
  private readonly byId = new Map<string, HeldPayment>()

  find(id: string): HeldPayment | undefined {
    return this.byId.get(id)
  }

  /** False where it is there already. */
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
