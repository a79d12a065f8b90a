import type { ClaimedPayment } from '@sira/contract/orders/orderAnswer'
import type { paymentClaim } from '@sira/contract/orders/orderRequest'
import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import type { MoneyOperator, Order, Payment } from '../../payload-types.ts'
import { payableOf } from '../payable.ts'
import { lockedOrder } from './lockedPayment.ts'
import { movePayment } from './movePayment.ts'
import { proofOf } from './proofOf.ts'

type Claim = z.output<typeof paymentClaim>

/** The most claims of one order that wait for staff: several, because people mistype. */
const mostWaiting = 5
/** The most characters of a note, so that a flood of claims cannot fill the screen. */
const longestNote = 300

/**
 * « J’ai payé, voici ma référence »: creates a payment that only staff can confirm. A number serves
 * one payment, however it is written (product 12.6): throws a 409 for a used one.
 */
export async function claimPayment(
  order: Order,
  claim: Claim,
  payload: Payload,
): Promise<{ id: number; attributes: ClaimedPayment }> {
  const operator = await offeredOperator(claim.operateur, payload)
  const proof = proofOf(operator.code, claim.transaction)
  if (proof === undefined) {
    throw invalidForm([
      { path: ['transaction'], message: 'transaction must be the number of the transfer' },
    ])
  }
  const payment = await keptOnce(order, claim, { operator, proof }, payload)
  return {
    id: payment.id,
    attributes: {
      commande: order.reference,
      etat: payment.etat,
      operateur: operator.code,
      transaction: claim.transaction,
      montant: claim.montant ?? payment.montant,
    },
  }
}

interface Proved {
  operator: MoneyOperator
  proof: string
}

async function keptOnce(
  order: Order,
  claim: Claim,
  proved: Proved,
  payload: Payload,
): Promise<Payment> {
  const earlier = await servedFor(order, claim, proved.proof, payload)
  if (earlier) return earlier
  const req = await createLocalReq({}, payload)
  try {
    return await withinTransaction(req, () => declare(order, claim, proved, req))
  } catch (error) {
    // The same number may have come by another connection in the meantime.
    const twin = await servedFor(order, claim, proved.proof, payload)
    if (!twin) throw error
    return twin
  }
}

/** Finds the payment that the number was used for. The same claim sent again gets it back. */
async function servedFor(
  order: Order,
  { transaction }: Claim,
  proof: string,
  payload: Payload,
): Promise<Payment | undefined> {
  const { docs } = await payload.find({
    collection: 'paiements',
    where: { preuve: { equals: proof } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [earlier] = docs
  if (!earlier) return undefined
  if (earlier.commande === order.id && earlier.transaction === transaction) return earlier
  if (!earlier.commande) await tellWhoClaims(earlier, order, payload)
  throw conflict('This transaction number has served already')
}

/**
 * Adds a note to the payment that holds the number: staff who look for this order read there that
 * it claims the money too, and decide.
 */
async function tellWhoClaims(
  { id, motif }: Payment,
  { reference }: Order,
  payload: Payload,
): Promise<void> {
  if (motif?.includes(reference) || (motif ?? '').length > longestNote) return
  const told = [motif, `réclamé pour ${reference}`].filter(Boolean).join(' · ')
  await payload.update({ collection: 'paiements', id, data: { motif: told }, depth: 0 })
}

async function declare(
  { id: commande }: Order,
  { transaction, montant }: Claim,
  { operator, proof }: Proved,
  req: PayloadRequest,
): Promise<Payment> {
  const order = await lockedOrder(commande, req)
  const payment = await waitingPayment(order, req)
  await payableOf(req).prolong(order, req)
  const facts = {
    operateur: operator.id,
    transaction,
    preuve: proof,
    ...(montant !== undefined && { montantDeclare: montant }),
  }
  const letter = { amount: montant ?? payment.montant }
  return movePayment(payment.id, 'déclaré', { by: 'client', facts, letter }, req)
}

/**
 * Gives the expected transfer, or creates a new one, so that late or different payments can be
 * claimed too.
 */
async function waitingPayment(
  { id: commande, total, paye }: Order,
  req: PayloadRequest,
): Promise<Payment> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'paiements',
    where: { commande: { equals: commande }, mode: { equals: 'mobile_money' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const waiting = docs.find(({ etat }) => etat === 'en_attente')
  if (waiting) return waiting
  if (docs.filter(({ etat }) => etat === 'déclaré').length >= mostWaiting) {
    throw conflict('Several payments of this order are being checked already')
  }
  return payload.create({
    collection: 'paiements',
    data: {
      commande,
      mode: 'mobile_money',
      montant: Math.max(0, total - paye),
      etat: 'en_attente',
      etapes: [keptStep(null, 'en_attente', { by: 'client' })],
    },
    depth: 0,
    req,
  })
}

async function offeredOperator(code: string, payload: Payload): Promise<MoneyOperator> {
  const { docs } = await payload.find({
    collection: 'operateurs',
    where: { code: { equals: code }, actif: { equals: true } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [operator] = docs
  if (operator) return operator
  throw invalidForm([{ path: ['operateur'], message: 'operateur is none that we take' }])
}
