import { currency } from '@sira/contract/orders/paymentModes'
import { APIError, createLocalReq, type Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { endAsking } from '../events/askAgain.ts'
import { confirmPayment } from '../ledger/confirmPayment.ts'
import { nowIn } from '../ledger/moneyIn.ts'
import { movePayment } from '../ledger/movePayment.ts'
import { startPayment } from '../prompts/startPayment.ts'
import type { AskedState } from '../providers/gateway.ts'

/**
 * Milliseconds. After this time, a payment unknown to its provider is not started any more: its
 * customer has left.
 */
const startsWithinMs = 15 * 60_000

const open: readonly Payment['etat'][] = ['créé', 'en_attente']
const payable: readonly Payment['etat'][] = [...open, 'expiré']
/** The money was counted, or waits for staff: hearing of it again changes nothing. */
const counted: readonly Payment['etat'][] = [
  'confirmé',
  'à_rapprocher',
  'remboursement_dû',
  'remboursé',
]

/** Acts on the answer of a provider about a payment, once; gives a word for the outcome. */
export async function settle(
  { id }: Payment,
  asked: AskedState,
  payload: Payload,
): Promise<string> {
  const payment = await payload.findByID({ collection: 'paiements', id, depth: 0 })
  const by = { by: 'fournisseur', who: payment.mode } as const
  const req = await createLocalReq({}, payload)
  switch (asked.state) {
    case 'pending':
      if (payment.etat === 'créé') await movePayment(id, 'en_attente', by, req)
      return 'en attente'
    case 'unknown':
      return forgotten(payment, payload)
    case 'refused':
      await endAsking(id, payload)
      if (!open.includes(payment.etat)) return `refus sans suite : ${payment.etat}`
      await movePayment(id, 'refusé', { ...by, why: asked.reason }, req)
      return 'refusé'
    case 'confirmed': {
      await endAsking(id, payload)
      if (counted.includes(payment.etat)) return `déjà compté : ${payment.etat}`
      const { amount: received, transaction } = asked
      const odd = oddityOf(payment, asked)
      if (odd === undefined) {
        try {
          const { etat } = await confirmPayment(id, { ...by, received, transaction }, req)
          return etat
        } catch (error) {
          // The order is cancelled or already paid: staff decide. Other errors are tried again.
          if (!isRefusal(error)) throw error
          return reconcile(payment, asked, error.message, payload)
        }
      }
      return reconcile(payment, asked, odd, payload)
    }
  }
}

/** Gives the reason why money does not fit its payment. */
function oddityOf(
  { etat, montant, commande }: Payment,
  { amount, currency: given }: Extract<AskedState, { state: 'confirmed' }>,
): string | undefined {
  if (given !== currency) return `Monnaie ${given} au lieu de ${currency}`
  if (amount !== montant) return `${amount} F reçus au lieu de ${montant}`
  if (!commande) return 'Commande inconnue'
  return payable.includes(etat) ? undefined : `Reçu alors que le paiement était « ${etat} »`
}

async function reconcile(
  { id, mode, etat }: Payment,
  { amount, currency: given, transaction }: Extract<AskedState, { state: 'confirmed' }>,
  why: string,
  payload: Payload,
): Promise<string> {
  const req = await createLocalReq({}, payload)
  const montantRecu = Number.isInteger(amount) ? amount : null
  const facts = {
    motif: why,
    montantRecu,
    ...(given === currency && montantRecu && nowIn(mode)),
    ...(transaction && { transaction }),
  }
  const current = await payload.findByID({ collection: 'paiements', id, depth: 0 })
  // Another step has handled it meanwhile.
  if (current.etat !== etat && counted.includes(current.etat))
    return `déjà compté : ${current.etat}`
  await movePayment(id, 'à_rapprocher', { by: 'fournisseur', who: mode, why, facts }, req)
  return 'à_rapprocher'
}

async function forgotten({ id, etat, createdAt }: Payment, payload: Payload): Promise<string> {
  if (etat !== 'créé') return 'inconnu du fournisseur'
  if (Date.now() - Date.parse(createdAt) < startsWithinMs) {
    return (await startPayment(id, payload)).etat
  }
  const req = await createLocalReq({}, payload)
  await endAsking(id, payload)
  const why = 'Le fournisseur n’a pas répondu quand il le fallait'
  await movePayment(id, 'annulé', { by: 'système', why }, req)
  return 'annulé'
}

function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.status === 409
}
