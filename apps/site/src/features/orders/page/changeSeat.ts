import { enrolmentAnswer } from '@sira/contract/enrolments/enrolmentCalls'
import { textOf } from '../../../forms/sentFields.ts'
import { type Caller, callBackOffice } from '../../../transport/calls/callBackOffice.ts'
import { orderActs, orderFields } from './orderFields.ts'

/** What the page of an order changes of a seat. */
export const seatActs: readonly string[] = [
  orderActs.replace,
  orderActs.release,
  orderActs.move,
  orderActs.refund,
]

/** Another participant, or none any more, another session, or the money back, for who has the order open. */
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
  const act = textOf(sent, orderFields.act)
  if (act === orderActs.release) return { annuler: true }
  if (act === orderActs.refund) return { rembourser: true }
  if (act === orderActs.move) return { session: Number(textOf(sent, orderFields.session)) }
  const participant = {
    nom: textOf(sent, 'nom'),
    phone: textOf(sent, 'phone'),
    email: textOf(sent, 'email'),
  }
  return { participant }
}
