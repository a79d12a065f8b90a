import { modeName } from '@sira/contract/orders/modeNames'
import type { PaymentLetter, PaymentState } from '@sira/contract/orders/paymentStates'
import { APIError, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import type { Payment } from '../../payload-types.ts'
import { type PaymentNews, payableOf } from '../payable.ts'
import { refundReceipt } from './giveReceipt.ts'
import { lockOrder, orderOf } from './lockedPayment.ts'
import { moneyIn } from './moneyIn.ts'
import { noteMoney } from './noteMoney.ts'
import { paymentMachine } from './paymentMachine.ts'
import { proofAfter } from './provenBy.ts'

/** The facts that a move changes besides the state. */
export type PaymentFacts = Partial<
  Pick<
    Payment,
    | 'commande'
    | 'operateur'
    | 'transaction'
    | 'preuve'
    | 'montantRecu'
    | 'montantDeclare'
    | 'motif'
    | 'page'
    | 'encaissePar'
    | 'encaisseLe'
    | 'prochaineDemande'
  >
>

export interface PaymentStep extends Step {
  facts?: PaymentFacts
  /** The news in its letter; `false` sends none. */
  letter?: PaymentNews | false
  /** The number of the refund that its provider has carried out. */
  refund?: string | undefined
}

/** Moves a payment and sends its letter. It does not change the order: see `confirmPayment`. */
export function movePayment(
  id: number,
  to: PaymentState,
  step: PaymentStep,
  req: PayloadRequest,
): Promise<Payment> {
  const isOwedBack = (payment: Payment) => payment.etat === 'confirmé' && to === 'remboursement_dû'
  return withinTransaction(req, async () => {
    const { record: payment, move: moved } = await move(paymentMachine, { id, to, step }, req, {
      // Locks the order before the payment, in the same order as cancelling does, so that the two
      // cannot deadlock.
      lock: async () => {
        const found = await req.payload.findByID({ collection: 'paiements', id, depth: 0, req })
        const order = orderOf(found)
        const changesOrder = isOwedBack(found) || to === 'remboursé'
        if (changesOrder && order !== undefined) await lockOrder(order, req)
      },
      guard: (before) => {
        if (to !== 'remboursé' || (before.remboursementId ?? undefined) === step.refund) return
        throw refundUnderWay(before)
      },
      effects: async (before) => {
        if (isOwedBack(before)) await payableOf(req).countOut(before, req)
        const proof = await proofAfter(before, to, req)
        const isGivenBack = to === 'remboursé' && orderOf(before) !== undefined
        const receipt = isGivenBack ? await refundReceipt(req) : {}
        return { ...moneyIn(before, to, step), ...step.facts, ...proof, ...receipt }
      },
    })
    await noteMoney(payment, step, req)
    if (moved.letter && step.letter !== false) {
      const amount = payment.montantRecu ?? payment.montantDeclare ?? payment.montant
      const news = { amount, message: step.message, ...step.letter }
      await tellAboutPayment(payment, moved.letter, news, req)
    }
    const order = orderOf(payment)
    if (to === 'remboursé' && order !== undefined) await payableOf(req).refunded(order, req)
    return payment
  })
}

/** The error for a refund by hand while the provider refunds: the money would go back twice. */
function refundUnderWay({ mode }: Payment): APIError {
  const name = modeName(mode, 'fr')
  return new APIError(
    `${name} rend déjà cet argent\u00a0: attendez sa réponse avant de le rendre à la main.`,
    409,
    null,
    true,
  )
}

async function tellAboutPayment(
  { commande }: Payment,
  letter: PaymentLetter,
  news: PaymentNews,
  req: PayloadRequest,
): Promise<void> {
  if (!commande) return
  const id = typeof commande === 'object' ? commande.id : commande
  const order = await req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
  await payableOf(req).tell(letter, order, news, req)
}
