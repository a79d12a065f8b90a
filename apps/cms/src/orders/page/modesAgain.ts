import { isPaymentProvider, type PaymentMode } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { isUnderWay } from '../../money/prompts/beginOnline.ts'
import { nextPrompt, rings } from '../../money/prompts/promptBound.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { isStillToCome } from '../carried/carriedStep.ts'
import { offeredModes } from '../modes/offeredModes.ts'
import { isPaidAtTheDoor } from '../moves/isPaidAtTheDoor.ts'
import { owedRest } from '../summary/owedRest.ts'

/** Of one order: each has a phone ring, and nobody knows whose it is. */
const mostOnline = 5
const mostInAll = 20
/** Staff look at what was said, or did come in. */
const beingChecked: readonly Payment['etat'][] = ['déclaré', 'à_rapprocher']

/**
 * The ways in which an order may be paid instead of the one that was chosen, or once more: none while
 * an attempt may still bring money, for then the same would be paid twice.
 */
export async function modesAgain(
  order: Order,
  payments: readonly Payment[],
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<PaymentMode[]> {
  const { etat, remise } = order
  const isKept = (etat === 'confirmée' || etat === 'préparée') && !isPaidAtTheDoor(order)
  if ((etat !== 'en_attente' && !isKept) || owedRest(order) === 0) return []
  if (payments.some(mayBringMoney)) return []
  if (payments.length >= mostInAll) return []
  if (await paysForCancelled(order, payload, req)) return []
  // At a door to which a courier may still come.
  const hasDoor = remise.mode === 'livraison' && (await isStillToCome(order, payload, req))
  const offered = await offeredModes(hasDoor, payload, req)
  const online = payments.filter(({ mode }) => isPaymentProvider(mode)).length
  const mayRing = (await nextPrompt(order, payload, req)) === undefined
  return offered.filter((mode) =>
    isPaymentProvider(mode)
      ? online < mostOnline && (mayRing || !rings(mode))
      : !isAwaited(mode, payments),
  )
}

function mayBringMoney(payment: Payment): boolean {
  return (
    beingChecked.includes(payment.etat) || (isPaymentProvider(payment.mode) && isUnderWay(payment))
  )
}

/** Whether money is waited for in just this way. */
export function isAwaited(mode: PaymentMode, payments: readonly Payment[]): boolean {
  return payments.some((payment) => payment.mode === mode && isUnderWay(payment))
}
