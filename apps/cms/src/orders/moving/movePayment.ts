import { modeName } from '@sira/contract/orders/modeNames'
import { moveOf } from '@sira/contract/orders/moves'
import { type PaymentState, paymentMoves } from '@sira/contract/orders/paymentStates'
import { APIError, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Payment } from '../../payload-types.ts'
import type { LetterDetails } from '../letters/orderLetter.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { lockOrder, orderOf } from '../payments/lockedPayment.ts'
import { paymentStateNames } from '../stateNames.ts'
import { lowerPaid } from './lowerPaid.ts'
import { moneyIn } from './moneyIn.ts'
import { proofAfter } from './proofAfter.ts'
import { refusedMove } from './refusedMove.ts'
import { keptStep, type Step } from './step.ts'

/** What a move changes of a payment besides its state. */
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
  /** What its letter says besides; none is written where it is `false`. */
  letter?: LetterDetails | false
  /** The number of the refund that its provider has carried out. */
  refund?: string | undefined
}

/**
 * The one way in which the state of a payment changes: along the table, with its step and its letter,
 * in the transaction of the request. Throws a 409 where the table has no such move; whoever comes
 * second finds it moved. What follows for the order is another matter: see `confirmPayment`.
 */
export function movePayment(
  id: number,
  to: PaymentState,
  step: PaymentStep,
  req: PayloadRequest,
): Promise<Payment> {
  return withinTransaction(req, async () => {
    const before = await req.payload.findByID({ collection: 'paiements', id, depth: 0, req })
    const from = before.etat
    const move = moveOf(paymentMoves, from, to, step.by)
    const isOwedBack = from === 'confirmé' && to === 'remboursement_dû'
    const order = orderOf(before)
    // Before the payment, as who cancels the order has them: neither waits for the other for good.
    if (isOwedBack && order !== undefined) await lockOrder(order, req)
    if (move === undefined || !(await takeState(before, to, req))) {
      const names = { from: paymentStateNames[from], to: paymentStateNames[to] }
      throw refusedMove({ what: `Le paiement n° ${id}`, ...names, by: step.by }, req)
    }
    if (to === 'remboursé' && (before.remboursementId ?? undefined) !== step.refund) {
      throw refundUnderWay(before)
    }
    if (isOwedBack) await lowerPaid(before, req)
    const payment = await req.payload.update({
      collection: 'paiements',
      id,
      depth: 0,
      req,
      data: {
        ...moneyIn(before, to, step),
        ...step.facts,
        ...(await proofAfter(before, to, req)),
        etat: to,
        etapes: [...(before.etapes ?? []), keptStep(from, to, step)],
      },
    })
    if (move.letter && step.letter !== false) {
      const amount = payment.montantRecu ?? payment.montantDeclare ?? payment.montant
      const details = { amount, message: step.message, ...step.letter }
      await tellAboutPayment(payment, move.letter, details, req)
    }
    return payment
  })
}

/** By hand as well it would be given back twice. */
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
  letter: Parameters<typeof tellCustomer>[0],
  details: LetterDetails,
  req: PayloadRequest,
): Promise<void> {
  if (!commande) return
  const id = typeof commande === 'object' ? commande.id : commande
  const order = await req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
  await tellCustomer(letter, order, details, req)
}

/** In one statement with its condition: of two who move it at once one does. */
async function takeState(payment: Payment, to: PaymentState, req: PayloadRequest) {
  const moved: unknown = await req.payload.db.updateOne({
    collection: 'paiements',
    where: { and: [{ id: { equals: payment.id } }, { etat: { equals: payment.etat } }] },
    data: { etat: to, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return moved !== null
}
