import { callShop } from './calls.ts'
import { type HeldPayment, HeldPayments } from './heldPayments.ts'
import type { CallbackKeyPairs } from './keys.ts'
import { type Outcome, type Scenario, type ScenarioName, scenarios } from './scenarios.ts'

interface Refund {
  /** The number of what is given back. */
  payment: string
  outcome: Outcome
}

interface DeskOptions {
  /** Where this program is reached. */
  url: string
  /** Where pawaPay’s callbacks go: one address for all, as in their dashboard. */
  pawapayCallback: string
  keys: CallbackKeyPairs
  /** What becomes of a payment by itself; undefined leaves it to whoever opens its page. */
  scenarioOf(payment: HeldPayment): ScenarioName | undefined
}

/** Where payments are taken, decided and told. */
export class Desk {
  readonly payments = new HeldPayments()
  /** What was to be given back, by the number of the refund. */
  readonly refunds = new Map<string, Refund>()
  /** What becomes of the next refunds. */
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

  /** False where it was there already: nothing happens a second time. */
  take(payment: HeldPayment): boolean {
    if (!this.payments.add(payment)) return false
    const name = this.options.scenarioOf(payment)
    if (name) this.play(payment, name)
    return true
  }

  /** Decides, then calls the shop; what is paid once stays paid. */
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

  /** False where its money was given back, or is being given back, under another number. */
  giveBack(id: string, payment: string): boolean {
    if (this.refunds.has(id)) return true
    const others = [...this.refunds.values()].filter((refund) => refund.payment === payment)
    if (others.some(({ outcome }) => outcome !== 'refused')) return false
    this.refunds.set(id, { payment, outcome: this.refundOutcome })
    return true
  }

  /** Until every call was made. */
  async quiet(): Promise<void> {
    while (this.calling.size > 0) await Promise.all(this.calling)
  }
}
