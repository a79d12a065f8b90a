import { amountText } from '@sira/contract/orders/amountText'
import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { dueNow } from '../../money/dueNow.ts'
import { isUnderWay, onlinePayment } from '../../money/prompts/beginOnline.ts'
import { nextPrompt, rings } from '../../money/prompts/promptBound.ts'
import type { Order } from '../../payload-types.ts'
import { orderWords } from '../words/orderWords.ts'
import { offeredOperators } from './offeredOperators.ts'

export interface PayStep {
  mode: string
  ussd?: string
  /** The page of a provider. */
  url?: string
  instructions: string
}

/**
 * The next step to pay an order, in the customer's language; nothing once nothing is owed. Within a
 * transaction give its request: a question of its own would wait for a connection that the others,
 * who wait as well, never give back.
 */
export async function payStep(
  order: Order,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<PayStep> {
  const { locale, mode } = order
  const rest = dueNow(order)
  if (rest <= 0 || !isWaitedFor(order)) return { mode, instructions: '' }
  if (await paysForCancelled(order, payload, req)) {
    return { mode: '', instructions: orderWords[locale].toDo.sessionCancelled }
  }
  const words = orderWords[locale].pay
  const amount = amountText(rest, locale)
  const online = await onlinePayment(order, payload, req)
  if (isPaymentProvider(mode) && online && isUnderWay(online)) {
    const { page: url } = online
    return { mode, ...(url && { url }), instructions: words.online(amount) }
  }
  // A payment that a provider refused is made by hand.
  const way = isPaymentProvider(mode) ? 'mobile_money' : mode
  const again = rings(mode) ? await nextPrompt(order, payload, req) : undefined
  const wait = again === undefined ? [] : [words.tooManyPrompts(clockTime(again))]
  const instructions = [...wait, words[way](amount)].join(' ')
  if (way === 'virement') {
    const { virement } = await payload.findGlobal({ slug: 'ventes', locale, depth: 0, req })
    return { mode: way, instructions: [instructions, virement ?? ''].join('\n').trim() }
  }
  if (way !== 'mobile_money') return { mode: way, instructions }
  const [first] = await offeredOperators(order, payload, req)
  return first?.ussd === undefined
    ? { mode: way, instructions }
    : { mode: way, ussd: first.ussd, instructions }
}

/** Burkina Faso keeps GMT all year. */
function clockTime(moment: Date): string {
  return moment.toISOString().slice(11, 16)
}

/** Nothing more is asked of who has paid, be it that the money is owed back. */
function isWaitedFor({ etat, mode }: Order): boolean {
  if (etat === 'préparée') return mode === 'especes_livraison'
  return etat === 'en_attente' || etat === 'confirmée'
}
