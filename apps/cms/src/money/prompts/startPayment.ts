import { randomUUID } from 'node:crypto'
import { isPaymentProvider, type PaymentProvider } from '@sira/contract/orders/paymentModes'
import { createLocalReq, type Payload } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { firstWaitMs, noteAsking } from '../events/askAgain.ts'
import { movePayment } from '../ledger/movePayment.ts'
import { ProviderAway } from '../providers/askProvider.ts'
import type { Started } from '../providers/gateway.ts'
import { gatewaysOf } from '../providers/gatewaysOf.ts'
import { rings, takePrompt, tooManyPrompts } from './promptBound.ts'

/**
 * Asks the provider to collect a payment, once however often this is called: its number is saved
 * before the call. Without an answer it stays « créé », and `keepAsking` tries again. Never call it
 * inside a transaction.
 */
export function startPayment(id: number, payload: Payload): Promise<Payment> {
  // A double tap must not count twice in the limit of calls to a phone.
  const running = starting.get(id)
  if (running) return running
  const begun = start(id, payload).finally(() => starting.delete(id))
  starting.set(id, begun)
  return begun
}

const starting = new Map<number, Promise<Payment>>()

async function start(id: number, payload: Payload): Promise<Payment> {
  const payment = await payload.findByID({ collection: 'paiements', id, depth: 1 })
  const { commande: order, mode, etat } = payment
  if (etat !== 'créé' || !isPaymentProvider(mode) || typeof order !== 'object' || !order) {
    return payment
  }
  const gateway = gatewaysOf(payload).get(mode)
  if (!gateway) return payment
  if (rings(mode) && !payment.fournisseurId && !(await takePrompt(order, payload))) {
    return holdBack(payment, order, payload)
  }
  const number = await numberOf(payment, payload)
  await noteAsking({ id, times: 0, wait: firstWaitMs }, payload)
  try {
    const started = await gateway.start(collectionOf(order, payment, mode, number, payload))
    return await noteStart(id, mode, started, payload)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    payload.logger.warn({ err: error, payment: id }, 'un fournisseur de paiement ne répond pas')
    return payment
  }
}

/** Keeps the order for a later or another payment: its page says so. */
async function holdBack({ id }: Payment, { reference }: Order, payload: Payload): Promise<Payment> {
  payload.logger.warn({ payment: id, reference }, 'plafond des demandes à un téléphone atteint')
  const req = await createLocalReq({}, payload)
  const facts = { motif: tooManyPrompts, prochaineDemande: null }
  return movePayment(id, 'annulé', { by: 'système', why: tooManyPrompts, facts }, req)
}

/** Gives the payment its number: the first caller sets it, and all others use it. */
async function numberOf(payment: Payment, payload: Payload): Promise<string> {
  const { id, fournisseurId } = payment
  if (fournisseurId) return fournisseurId
  await payload.db.updateOne({
    collection: 'paiements',
    where: { and: [{ id: { equals: id } }, { fournisseurId: { exists: false } }] },
    data: { fournisseurId: randomUUID() },
    options: { atomic: true },
  })
  const given = await payload.findByID({ collection: 'paiements', id, depth: 0 })
  if (!given.fournisseurId) throw new Error(`payment ${id} has no number for its provider`)
  return given.fournisseurId
}

function collectionOf(
  { reference, phone, nom, locale }: Order,
  { montant }: Payment,
  provider: PaymentProvider,
  id: string,
  payload: Payload,
) {
  const calls = `${publicUrl(payload)}/api/paiements/${provider}`
  return {
    id,
    reference,
    amount: montant,
    phone: phone ?? '',
    name: nom ?? '',
    locale,
    returnUrl: `${calls}/retour/${locale}/${reference}`,
    notifyUrl: `${calls}/notification`,
  }
}

async function noteStart(
  id: number,
  provider: PaymentProvider,
  started: Started,
  payload: Payload,
): Promise<Payment> {
  const current = await payload.findByID({ collection: 'paiements', id, depth: 0 })
  // The provider's call may have come before his answer.
  if (current.etat !== 'créé') return current
  const req = await createLocalReq({}, payload)
  const by = { by: 'fournisseur', who: provider } as const
  if (started.kind === 'refused') {
    return movePayment(id, 'refusé', { ...by, why: started.reason }, req)
  }
  const facts = started.kind === 'page' ? { page: started.url } : {}
  return movePayment(id, 'en_attente', { ...by, facts }, req)
}
