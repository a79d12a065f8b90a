import type { PaymentState } from '@sira/contract/orders/paymentStates'
import { APIError, type PayloadRequest } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import type { Payment } from '../../payload-types.ts'
import { proofOf, unreadableNumber } from './proofOf.ts'

export interface TypedProof {
  /** The number of the operator’s record. */
  operateur?: number | undefined
  transaction: string
}

/**
 * Gives the changes of a payment by the number of a transfer, as staff read it on a statement. A
 * number proves one payment only: of two people who type it at the same moment, the second gets an
 * error.
 */
export async function provenBy(
  payment: Payment,
  { operateur = idOf(payment.operateur), transaction }: TypedProof,
  req: PayloadRequest,
) {
  const { payload } = req
  const operator = operateur
    ? await payload.findByID({
        collection: 'operateurs',
        id: operateur,
        depth: 0,
        disableErrors: true,
        req,
      })
    : null
  // A bank is no operator: its transfers have numbers of their own.
  const preuve = proofOf(operator?.code ?? payment.mode, transaction)
  if (preuve === undefined) throw new APIError(unreadableNumber, 400)
  await lockRecord('paiements', preuve, req)
  const where = { preuve: { equals: preuve }, id: { not_equals: payment.id } }
  const { docs } = await payload.find({ collection: 'paiements', where, limit: 1, depth: 1, req })
  if (docs[0]) throw new APIError(servedSentence(docs[0]), 409)
  return { preuve, transaction, operateur: operator?.id ?? null }
}

/**
 * Frees the number of a refused claim, so that a typing error or a lie does not block the real
 * payer. The typed number stays in `transaction`; a reopened payment takes it back.
 */
export function proofAfter(payment: Payment, to: PaymentState, req: PayloadRequest) {
  const { etat, preuve, transaction, fournisseurId } = payment
  if (to === 'refusé') return { preuve: null }
  // A payment of a provider has the provider's number; no customer typed one.
  if (etat !== 'refusé' || preuve || fournisseurId || !transaction) return {}
  return provenBy(payment, { transaction }, req)
}

function servedSentence({ commande }: Payment): string {
  const reference = typeof commande === 'object' ? commande?.reference : undefined
  return reference === undefined
    ? 'Ce numéro de transaction est déjà celui d’un autre paiement.'
    : `Ce numéro de transaction a déjà servi pour la commande ${reference}.`
}

function idOf(record: number | { id: number } | null | undefined): number | undefined {
  return typeof record === 'object' ? record?.id : record
}
