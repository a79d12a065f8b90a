import { enrolmentAnswer } from '@sira/contract/enrolments/enrolmentCalls'
import { textOf } from '../../../forms/sentFields.ts'
import { type Caller, callBackOffice } from '../../../transport/calls/callBackOffice.ts'
import { orderActs, orderFields } from './orderFields.ts'

/** Another participant, or none any more, for who has the order open. */
export function changeSeat(caller: Caller, sent: FormData, phone: string) {
  const reference = textOf(sent, orderFields.seat)
  const pair = { reference, phone }
  const isReleased = textOf(sent, orderFields.act) === orderActs.release
  const change = isReleased
    ? { annuler: true }
    : {
        participant: {
          nom: textOf(sent, 'nom'),
          phone: textOf(sent, 'phone'),
          email: textOf(sent, 'email'),
        },
      }
  return callBackOffice(caller, 'inscriptions/changer', { ...pair, ...change }, enrolmentAnswer)
}
