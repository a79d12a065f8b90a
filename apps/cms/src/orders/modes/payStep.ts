import { amountText } from '@sira/contract/orders/amountText'
import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import { writtenDay } from '@sira/contract/writtenDates'
import type { Payload, PayloadRequest } from 'payload'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { dueNow } from '../../money/dueNow.ts'
import { isUnderWay, onlinePayment } from '../../money/prompts/beginOnline.ts'
import { nextPrompt, rings } from '../../money/prompts/promptBound.ts'
import type { Order } from '../../payload-types.ts'
import { isStillToCome } from '../carried/carriedStep.ts'
import { owedRest } from '../summary/owedRest.ts'
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
  const { pay: words, toDo } = orderWords[locale]
  const { bonDeCommande, etat, paye, soldeLe } = order
  // Staff confirm the seats by it, before any money.
  if (bonDeCommande && etat === 'en_attente' && paye === 0) {
    return { mode, instructions: toDo.purchaseOrder(bonDeCommande) }
  }
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
  const isAgreed = way === 'especes_livraison' && etat !== 'en_attente'
  if (isAgreed && !(await isStillToCome(order, payload, req))) return { mode, instructions: '' }
  const asked = isAgreed ? words.atTheDoor(amount) : words[way](amount)
  const day = etat === 'confirmée' && soldeLe ? [toDo.by(writtenDay(soldeLe, locale))] : []
  const instructions = [...wait, asked, ...day].join(' ')
  if (way === 'virement') {
    const { virement } = await payload.findGlobal({ slug: 'ventes', locale, depth: 0, req })
    return { mode: way, instructions: [instructions, virement ?? ''].join('\n').trim() }
  }
  if (way !== 'mobile_money') return { mode: way, instructions }
  const [first] = await offeredOperators({ locale, amount: rest }, payload, req)
  return first?.ussd === undefined
    ? { mode: way, instructions }
    : { mode: way, ussd: first.ussd, instructions }
}

/** Burkina Faso keeps GMT all year. */
function clockTime(moment: Date): string {
  return moment.toISOString().slice(11, 16)
}

/** Nothing more is asked of who has paid, be it that the money is owed back. */
export function isWaitedFor(order: Order): boolean {
  const { etat } = order
  // Prepared before its money was in: at the door, or by an earlier version.
  if (etat === 'préparée') return owedRest(order) > 0
  return etat === 'en_attente' || etat === 'confirmée'
}
