import type { PayloadRequest } from 'payload'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { paymentsOf } from '../../money/ledger/orderMoney.ts'
import type { Order } from '../../payload-types.ts'
import { readOrder } from '../summary/readOrder.ts'
import { shownSteps } from '../summary/shownSteps.ts'
import { withCurrentTitles } from '../summary/withCurrentTitles.ts'
import { letterOrigin } from './letterOrigin.ts'
import { type LetterDetails, type OrderLetterName, orderLetter } from './orderLetter.ts'

/** Letters that a stranger can cause to any address; the others follow what staff or money did. */
const causedByStrangers: ReadonlySet<OrderLetterName> = new Set(['acknowledged', 'declared'])
/** Letters caused by time, or by a tap, for an order that nobody has paid anything for. */
const causedWhileUnpaid: ReadonlySet<OrderLetterName> = new Set([
  'cancelled',
  'expired',
  'reminder',
])

function isCausedByStrangers(name: OrderLetterName, { paye }: Order): boolean {
  return causedByStrangers.has(name) || (paye === 0 && causedWhileUnpaid.has(name))
}

/**
 * Writes to the customer about an order, in the transaction of the request; who gave no address
 * reads it all on the page of the order. Give the order as it is after what the letter tells.
 */
export async function tellCustomer(
  name: OrderLetterName,
  order: Order,
  details: LetterDetails,
  req: PayloadRequest,
): Promise<void> {
  if (!order.email) return
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const origin = await letterOrigin(order.locale, req)
  const told = readOrder(await withCurrentTitles(order, req.payload, req))
  const steps = shownSteps(order, await paymentsOf(order, req.payload, req)).length
  await queueEmail(
    {
      kind: isCausedByStrangers(name, order) ? 'unpaidOrder' : 'order',
      to: order.email,
      replyTo: noticesTo,
      letter: orderLetter(name, told, { ...details, steps }, origin),
      about: { relationTo: 'commandes', value: order.id },
      brand,
    },
    req,
  )
}
