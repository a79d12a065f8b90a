import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload } from 'payload'
import { noteAsking, waitAfter } from '../events/askAgain.ts'
import { keepEvent, noteSequel } from '../events/paymentEvents.ts'
import { startPayment } from '../prompts/startPayment.ts'
import { gatewaysOf } from '../providers/gatewaysOf.ts'
import { askAboutRefund } from '../refunds/sendRefund.ts'
import { settle } from './settle.ts'

interface Asking {
  running: Promise<string>
  /**
   * The question that starts when this one has ended; it also answers callers who came meanwhile.
   */
  next: Promise<string> | undefined
}

const askings = new Map<number, Asking>()

/**
 * Asks the provider for the state of a payment, outside any transaction, and acts on the answer.
 * Ten calls at once make two questions: the second starts after the first and answers the later
 * calls.
 */
export function askAbout(id: number, payload: Payload): Promise<string> {
  const asking = askings.get(id)
  if (asking) {
    asking.next ??= asking.running.catch(() => '').then(() => begin(id, payload))
    return asking.next
  }
  return begin(id, payload)
}

function begin(id: number, payload: Payload): Promise<string> {
  const asking: Asking = { running: ask(id, payload), next: undefined }
  askings.set(id, asking)
  const forget = () => {
    if (askings.get(id) === asking && !asking.next) askings.delete(id)
  }
  asking.running.then(forget, forget)
  return asking.running
}

async function ask(id: number, payload: Payload): Promise<string> {
  const payment = await payload.findByID({ collection: 'paiements', id, depth: 0 })
  const { mode, fournisseurId: number, demandes } = payment
  const gateway = isPaymentProvider(mode) ? gatewaysOf(payload).get(mode) : undefined
  const times = (demandes ?? 0) + 1
  await noteAsking({ id, times, wait: waitAfter(times) }, payload)
  if (!gateway) return 'fournisseur non réglé'
  if (payment.remboursementId && payment.etat === 'remboursement_dû') {
    return askAboutRefund(payment, payload)
  }
  if (!number) return (await startPayment(id, payload)).etat
  const asked = await gateway.askState(number)
  const kind = `réponse : ${asked.state}`
  if (asked.state === 'pending' || asked.state === 'unknown') return settle(payment, asked, payload)
  const heard = { provider: mode, number, kind, raw: asked, payment: id }
  const event = await keepEvent(heard, payload)
  const sequel = await settle(payment, asked, payload)
  await noteSequel(event.id, sequel, payload)
  return sequel
}
