import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { isOrderState } from '@sira/contract/orders/orderStates'
import type { Order, Payment } from '../../payload-types.ts'
import { isPaidAtTheDoor } from '../moves/isPaidAtTheDoor.ts'
import { orderWords } from '../words/orderWords.ts'

type Steps = FollowUp['etapes']

/** What happened to an order and its money, in the customer's words; the newest last. */
export function orderSteps(order: Order, payments: readonly Payment[]): Steps {
  const { states: usual, confirmed, payments: paid } = orderWords[order.locale]
  const states = isPaidAtTheDoor(order) ? usual : { ...usual, confirmée: confirmed }
  const titles: Readonly<Record<string, string>> = paid
  const own = (order.etapes ?? []).flatMap(({ date, vers, message }) =>
    isOrderState(vers) ? [{ date, titre: states[vers], message: message ?? null }] : [],
  )
  const ofMoney = payments.flatMap(({ etapes }) =>
    (etapes ?? []).flatMap(({ date, vers, message }) => {
      const titre = Object.hasOwn(titles, vers) ? titles[vers] : undefined
      return titre === undefined ? [] : [{ date, titre, message: message ?? null }]
    }),
  )
  return [...own, ...ofMoney].toSorted((one, other) => one.date.localeCompare(other.date))
}
