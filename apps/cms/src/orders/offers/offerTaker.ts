import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import type { Step } from '../../dossiers/history/step.ts'

/** The person who takes an offer. */
export interface OfferTaker {
  /** Of the network it came from: see networkMark. */
  network: string
  step: Step
  /** The mode of payment that is proposed, where it is possible. */
  mode?: PaymentMode
  /** Whether the deposit is paid first, where there is one. */
  acompte?: true | undefined
}
