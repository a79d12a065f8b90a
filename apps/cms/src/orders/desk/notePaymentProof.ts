import { APIError, type PayloadRequest } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { proofOf } from '../payments/proofOf.ts'

interface TypedProof {
  /** The number of the operator’s record. */
  operateur?: number | undefined
  transaction: string
}

/** The number of a transfer that staff read on a statement: it proves one payment, never a second one. */
export async function notePaymentProof(
  payment: Payment,
  { operateur = idOf(payment.operateur), transaction }: TypedProof,
  req: PayloadRequest,
): Promise<void> {
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
  if (preuve === undefined) throw new APIError('Ce numéro de transaction est trop court.', 400)
  if (preuve === payment.preuve) return
  const where = { preuve: { equals: preuve }, id: { not_equals: payment.id } }
  const { docs } = await payload.find({ collection: 'paiements', where, limit: 1, depth: 1, req })
  if (docs[0]) throw new APIError(servedSentence(docs[0]), 409)
  const data = { preuve, transaction, operateur: operator?.id ?? null }
  await payload.update({ collection: 'paiements', id: payment.id, data, depth: 0, req })
}

function servedSentence({ commande }: Payment): string {
  const reference = typeof commande === 'object' ? commande?.reference : undefined
  return reference === undefined
    ? 'Ce numéro de transaction est déjà celui d’un autre paiement.'
    : `Ce numéro de transaction a déjà servi pour la commande ${reference}.`
}

export function idOf(record: number | { id: number } | null | undefined): number | undefined {
  return typeof record === 'object' ? record?.id : record
}
