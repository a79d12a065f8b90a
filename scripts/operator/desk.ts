import { callShop } from './calls.ts'
import { type HeldPayment, HeldPayments } from './heldPayments.ts'
import type { CallbackKeyPairs } from './keys.ts'
import { type Outcome, type Scenario, type ScenarioName, scenarios } from './scenarios.ts'

interface Refund {
  /** The number of the refunded payment. */
  payment: string
  outcome: Outcome
}

interface DeskOptions {
  /** The address of this program. */
  url: string
  /** The address of pawaPay’s callbacks: one for all payments, as in their dashboard. */
  pawapayCallback: string
  keys: CallbackKeyPairs
  /** The automatic scenario of a payment; with undefined, the person who opens its page decides. */
  scenarioOf(payment: HeldPayment): ScenarioName | undefined
}

/** Takes payments, decides on them and calls the shop. */
export class Desk {
  readonly payments = new HeldPayments()
  /** The refunds by their number. */
  readonly refunds = new Map<string, Refund>()
  /** The outcome of the next refunds. */
  refundOutcome: Outcome = 'paid'
  readonly pawapayCallback: string
  private readonly options: DeskOptions
  private readonly calling = new Set<Promise<unknown>>()

  constructor(options: DeskOptions) {
    this.options = options
    this.pawapayCallback = options.pawapayCallback
  }

  pageOf(id: string): string {
    return `${this.options.url}/payer/${id}`
  }

  /** Gives false for a known payment: nothing happens a second time. */
  take(payment: HeldPayment): boolean {
    if (!this.payments.add(payment)) return false
    const name = this.options.scenarioOf(payment)
    if (name) this.play(payment, name)
    return true
  }

  /** Decides, then calls the shop. A paid payment stays paid. */
  play(payment: HeldPayment, name: ScenarioName): void {
    const scenario: Scenario = scenarios[name]
    if (payment.outcome !== 'paid') payment.outcome = scenario.outcome
    payment.amount += scenario.amountOff ?? 0
    payment.currency = scenario.currency ?? payment.currency
    const called = callShop(payment, scenario, this.options.keys, (strange) =>
      this.payments.add(strange),
    )
    this.calling.add(called)
    void called.finally(() => this.calling.delete(called))
  }

  /** Gives false where the money is refunded under another number. */
  giveBack(id: string, payment: string): boolean {
    if (this.refunds.has(id)) return true
    const others = [...this.refunds.values()].filter((refund) => refund.payment === payment)
    if (others.some(({ outcome }) => outcome !== 'refused')) return false
    this.refunds.set(id, { payment, outcome: this.refundOutcome })
    return true
  }

  /** Waits until every call was made. */
  async quiet(): Promise<void> {
    while (this.calling.size > 0) await Promise.all(this.calling)
  }
}
