import { isOrderState, type OrderState } from '@sira/contract/orders/orderStates'
import type { Order, Payment } from '../../payload-types.ts'
import type { OrderWords } from '../words/fr.ts'
import { orderWords } from '../words/orderWords.ts'

type ShownStep = { date: string; message: string | null } & (
  | { order: OrderState }
  | { payment: keyof OrderWords['payments'] }
)

/** The steps of an order and of its money that its customer reads, the newest last. */
export function shownSteps(
  { etapes }: Pick<Order, 'etapes'>,
  payments: readonly Pick<Payment, 'etapes'>[],
): ShownStep[] {
  const own = (etapes ?? []).flatMap(({ date, vers, message }) =>
    isOrderState(vers) ? [{ date, message: message ?? null, order: vers }] : [],
  )
  const ofMoney = payments
    .flatMap(({ etapes: steps }) => steps ?? [])
    .flatMap(({ date, vers, message }) =>
      isTold(vers) ? [{ date, message: message ?? null, payment: vers }] : [],
    )
  return [...own, ...ofMoney].toSorted((one, other) => one.date.localeCompare(other.date))
}

function isTold(state: string): state is keyof OrderWords['payments'] {
  return Object.hasOwn(orderWords.fr.payments, state)
}
