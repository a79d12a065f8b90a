import { currency as ours, type PaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload } from 'payload'
import { keptStep } from '../../dossiers/history/step.ts'
import type { PaymentEvent } from '../../payload-types.ts'
import { noteSequel } from '../events/paymentEvents.ts'
import { nowIn } from '../ledger/moneyIn.ts'
import type { AskedState } from '../providers/gateway.ts'
import { gatewaysOf } from '../providers/gatewaysOf.ts'
import { askAbout } from './askAbout.ts'

/** Handles the call of a provider by asking for the state. Repeating it changes nothing. */
export async function followCall(event: PaymentEvent, payload: Payload): Promise<void> {
  const payment = await paymentOf(event.identifiant, payload)
  const sequel = payment
    ? await askAbout(payment.id, payload)
    : await askAboutStrange(event, payload)
  await noteSequel(event.id, sequel, payload)
}

async function paymentOf(number: string, payload: Payload) {
  const { docs } = await payload.find({
    collection: 'paiements',
    // The number of the payment, or of its refund.
    where: { or: [{ fournisseurId: { equals: number } }, { remboursementId: { equals: number } }] },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}

/** Asks about a number that is not ours: its money waits for staff, without an order. */
async function askAboutStrange(event: PaymentEvent, payload: Payload): Promise<string> {
  const provider = event.fournisseur as PaymentProvider
  const gateway = gatewaysOf(payload).get(provider)
  if (!gateway) return 'fournisseur non réglé'
  const asked = await gateway.askState(event.identifiant)
  if (asked.state !== 'confirmed') return `numéro inconnu, ${asked.state}`
  await keepStrange(provider, event.identifiant, asked, payload)
  return 'à_rapprocher'
}

async function keepStrange(
  mode: PaymentProvider,
  number: string,
  { amount, transaction, currency }: Extract<AskedState, { state: 'confirmed' }>,
  payload: Payload,
): Promise<void> {
  const received = Number.isInteger(amount) ? amount : 0
  const motif = `Paiement de ${received} ${currency} que nous n’avons pas demandé`
  try {
    await payload.create({
      collection: 'paiements',
      data: {
        mode,
        montant: received,
        montantRecu: received,
        ...(currency === ours && nowIn(mode)),
        etat: 'à_rapprocher',
        fournisseurId: number,
        transaction: transaction ?? null,
        motif,
        etapes: [keptStep(null, 'à_rapprocher', { by: 'fournisseur', who: mode, why: motif })],
      },
      depth: 0,
    })
  } catch (error) {
    // Another call created the same payment.
    if (!(await paymentOf(number, payload))) throw error
  }
}
