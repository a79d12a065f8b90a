import { counters } from './collections/counters.ts'
import { operators } from './collections/operators.ts'
import { orders } from './collections/orders.ts'
import { paymentEvents } from './collections/paymentEvents.ts'
import { payments } from './collections/payments.ts'
import { receipts } from './collections/receipts.ts'
import { servedTowns } from './collections/servedTowns.ts'
import { stockMovements } from './collections/stockMovements.ts'
import { tariffRecords } from './collections/tariffs.ts'

/** In the order of the menu. */
export const orderCollections = [
  orders,
  payments,
  receipts,
  paymentEvents,
  stockMovements,
  tariffRecords,
  operators,
  servedTowns,
  counters,
]
