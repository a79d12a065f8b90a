import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import type { PaymentState } from '@sira/contract/orders/paymentStates'
import type { PayloadRequest } from 'payload'
import type { Act } from '../../audit/acts.ts'
import { recordAct } from '../../audit/recordAct.ts'
import type { Step } from '../../dossiers/history/step.ts'
import type { Payment } from '../../payload-types.ts'
import { orderOf } from './lockedPayment.ts'

const acts: Readonly<Partial<Record<PaymentState, Act>>> = {
  confirmé: 'paid',
  refusé: 'refused',
  remboursé: 'refunded',
}

/**
 * Writes into the journal what staff decided of money. What a provider says by itself stands in the
 * events of the payment, and the reason of a decision in its steps.
 */
export async function noteMoney(
  payment: Payment,
  { by, who }: Step,
  req: PayloadRequest,
): Promise<void> {
  const act = acts[payment.etat]
  if (act === undefined || by !== 'personnel') return
  const { id, mode, montant, montantRecu } = payment
  await recordAct(req, {
    act,
    // A provider carries a refund out later, for who asked for it.
    ...(who !== undefined && { by: who }),
    place: 'paiements',
    what: 'Paiement',
    record: id,
    title: (await referenceOf(payment, req)) ?? `n° ${id}`,
    details: `${amountText(montantRecu ?? montant, 'fr')}, ${modeName(mode, 'fr')}`,
  })
}

async function referenceOf(payment: Payment, req: PayloadRequest): Promise<string | undefined> {
  const id = orderOf(payment)
  if (id === undefined) return undefined
  const asked = { collection: 'commandes', id, depth: 0, disableErrors: true, req } as const
  return (await req.payload.findByID(asked))?.reference
}
