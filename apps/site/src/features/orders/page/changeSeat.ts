import { enrolmentAnswer } from '@sira/contract/enrolments/enrolmentCalls'
import { chosenIn } from '../../../forms/seats/seatChoice.ts'
import { textOf } from '../../../forms/sentFields.ts'
import { type Caller, callBackOffice } from '../../../transport/calls/callBackOffice.ts'
import { orderActs, orderFields } from './orderFields.ts'

/** The changes of a seat on the page of an order. */
export const seatActs: readonly string[] = [
  orderActs.replace,
  orderActs.release,
  orderActs.move,
  orderActs.refund,
]

/**
 * Changes a seat of the opened order: another participant, or none, another session, or the money
 * back.
 */
export function changeSeat(caller: Caller, sent: FormData, phone: string) {
  const pair = { reference: textOf(sent, orderFields.seat), phone }
  return callBackOffice(
    caller,
    'inscriptions/changer',
    { ...pair, ...changeIn(sent) },
    enrolmentAnswer,
  )
}

function changeIn(sent: FormData) {
  if (textOf(sent, orderFields.act) === orderActs.release) return { annuler: true }
  const chosen = chosenIn(sent)
  if (chosen) return chosen
  const participant = {
    nom: textOf(sent, 'nom'),
    phone: textOf(sent, 'phone'),
    email: textOf(sent, 'email'),
  }
  return { participant }
}
