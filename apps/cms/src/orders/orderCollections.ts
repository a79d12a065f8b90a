import { counters } from '../money/collections/counters.ts'
import { dayClosings } from '../money/collections/dayClosings.ts'
import { operators } from '../money/collections/operators.ts'
import { paymentEvents } from '../money/collections/paymentEvents.ts'
import { payments } from '../money/collections/payments.ts'
import { receipts } from '../money/collections/receipts.ts'
import { orders } from './collections/orders.ts'
import { servedTowns } from './collections/servedTowns.ts'
import { stockMovements } from './collections/stockMovements.ts'
import { tariffRecords } from './collections/tariffs.ts'
import { printReceipt, printRefund } from './desk/printedPapers.ts'

/** In the order of the menu. */
export const orderCollections = [
  orders,
  // The paper of a receipt lists what was ordered.
  { ...payments, endpoints: [...payments.endpoints, printRefund] },
  { ...receipts, endpoints: [printReceipt] },
  paymentEvents,
  dayClosings,
  stockMovements,
  tariffRecords,
  operators,
  servedTowns,
  counters,
]
