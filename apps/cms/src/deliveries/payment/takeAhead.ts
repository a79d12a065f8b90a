import type { PayloadRequest } from 'payload'
import { keptStep, type Step } from '../../dossiers/history/step.ts'
import { nowIn } from '../../money/ledger/moneyIn.ts'
import { movePayment } from '../../money/ledger/movePayment.ts'
import { noteMoney } from '../../money/ledger/noteMoney.ts'
import { provenBy } from '../../money/ledger/provenBy.ts'
import type { Delivery, Payment } from '../../payload-types.ts'
import { isMoneyOwed } from '../cash/oweCash.ts'
import { paidAhead } from './dueAhead.ts'

/** The number of a transfer, as staff read it. */
export interface AheadProof {
  transaction?: string | undefined
  operateur?: number | undefined
}

/** Keeps money that staff have seen before the parcel leaves: a payment, which the closing counts. */
export async function takeAhead(
  { reference, mode }: Delivery,
  amount: number,
  step: Step & { proof?: AheadProof | undefined },
  req: PayloadRequest,
): Promise<void> {
  const { who, why, proof } = step
  const { transaction, operateur } = proof ?? {}
  const of = { id: 0, mode: mode ?? 'mobile_money', operateur: null } as Payment
  const facts = transaction ? await provenBy(of, { transaction, operateur }, req) : {}
  const payment = await req.payload.create({
    collection: 'paiements',
    depth: 0,
    req,
    data: {
      etat: 'confirmé',
      mode: of.mode,
      montant: amount,
      montantRecu: amount,
      livraison: reference,
      motif: `Livraison ${reference}`,
      ...nowIn(who),
      ...facts,
      etapes: [keptStep(null, 'confirmé', { by: 'personnel', who, why })],
    },
  })
  await noteMoney(payment, { by: 'personnel', who }, req)
}

/** Owes back what was paid ahead for a delivery that is not made, or by its recipient for what came back. */
export async function oweAhead(delivery: Delivery, req: PayloadRequest): Promise<void> {
  if (!isMoneyOwed(delivery)) return
  const why = `Livraison ${delivery.reference} ${delivery.etat}`
  for (const { id } of await paidAhead(delivery, req.payload, req)) {
    await movePayment(id, 'remboursement_dû', { by: 'système', why }, req)
  }
}
