import {
  type PaymentLetter,
  type PaymentState,
  paymentMoves,
} from '@sira/contract/orders/paymentStates'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { Payment } from '../../payload-types.ts'
import { paymentStateNames } from '../paymentStateNames.ts'

export const paymentMachine: Machine<Payment, PaymentState, PaymentLetter> = {
  collection: 'paiements',
  field: 'etat',
  names: paymentStateNames,
  moves: paymentMoves,
  steps: 'etapes',
  title: ({ id }) => `Le paiement n° ${id}`,
}
