import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Order, Payment } from '../../payload-types.ts'
import { isPaidAtTheDoor } from '../moves/isPaidAtTheDoor.ts'
import { shownSteps } from '../summary/shownSteps.ts'
import { orderWords } from '../words/orderWords.ts'

/** The steps of an order and of its money in the words of the customer, the newest last. */
export function orderSteps(order: Order, payments: readonly Payment[]): FollowUp['etapes'] {
  const { states: usual, confirmed, payments: paid } = orderWords[order.locale]
  const states = isPaidAtTheDoor(order) ? usual : { ...usual, confirmée: confirmed }
  return shownSteps(order, payments).map((step) => {
    const titre = 'order' in step ? states[step.order] : paid[step.payment]
    return { date: step.date, titre, message: step.message }
  })
}
