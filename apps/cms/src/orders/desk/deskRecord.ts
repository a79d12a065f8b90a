import { nextStates } from '@sira/contract/dossiers/moves'
import { type OrderState, orderMoves } from '@sira/contract/orders/orderStates'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import {
  type DeskOperator,
  type DeskPayment,
  deskPayment,
  operatorsFor,
} from '../../money/desk/deskPayment.ts'
import { paymentsOf, receiptsOf } from '../../money/ledger/orderMoney.ts'
import type { Order } from '../../payload-types.ts'
import { orderRefusal } from '../moves/orderRefusal.ts'
import { type Burst, burstsOf } from './cancelBurst.ts'

/** What the desk shows of an order: its money, and what may be done next. */
export interface DeskRecord {
  id: number
  reference: string
  etat: OrderState
  total: number
  paye: number
  suites: OrderState[]
  paiements: DeskPayment[]
  recus: { id: number; numero: string; montant: number }[]
  operateurs: DeskOperator[]
  salves: Burst[]
}

/** `GET /admin/api/commandes/:id/caisse` */
export const orderDesk: Endpoint = {
  path: '/:id/caisse',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const order = await req.payload.findByID({
      collection: 'commandes',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (!order) throw new APIError('Cette commande n’existe pas.', 404)
    return Response.json(await deskRecord(order, req))
  },
}

async function deskRecord(order: Order, req: PayloadRequest): Promise<DeskRecord> {
  const { payload } = req
  const { id, reference, etat, total, paye } = order
  const receipts = await receiptsOf(order, payload)
  return {
    id,
    reference,
    etat,
    total,
    paye,
    suites: nextStates(orderMoves, etat, 'personnel').filter((to) => !orderRefusal(order, to)),
    paiements: (await paymentsOf(order, payload))
      .map((payment) => deskPayment(payment, payload))
      .reverse(),
    recus: receipts.map(({ id, numero, montant }) => ({ id, numero, montant })),
    operateurs: await operatorsFor(req),
    salves: order.etat === 'en_attente' ? await burstsOf(order, req) : [],
  }
}
