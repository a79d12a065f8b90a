import { nextStates } from '@sira/contract/dossiers/moves'
import { type OrderState, orderMoves } from '@sira/contract/orders/orderStates'
import type { ReviewedPaper } from '@sira/contract/orders/reviewedPapers'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { cashHolders } from '../../money/desk/cashHolders.ts'
import {
  type DeskOperator,
  type DeskPayment,
  deskPayment,
  operatorsFor,
} from '../../money/desk/deskPayment.ts'
import { paymentsOf, receiptsOf } from '../../money/ledger/orderMoney.ts'
import type { Order } from '../../payload-types.ts'
import { certifiedRefusal, orderRefusal } from '../moves/orderRefusal.ts'
import { isReviewOver, reviewAtDesk } from '../review/reviewFiles.ts'
import { owedRest } from '../summary/owedRest.ts'
import { type Burst, burstsOf } from './cancelBurst.ts'
import { type DeskDelivery, itsDelivery } from './itsDelivery.ts'

/** What the desk shows of an order: its money, and what may be done next. */
export interface DeskRecord {
  id: number
  reference: string
  etat: OrderState
  total: number
  paye: number
  /** The sum its customer still owes: 0 once the order has ended otherwise. */
  reste: number
  suites: OrderState[]
  paiements: DeskPayment[]
  recus: { id: number; numero: string; montant: number }[]
  operateurs: DeskOperator[]
  salves: Burst[]
  livraison: DeskDelivery | null
  /** The papers that its customer sends for a review; null: none has come. */
  relecture: { papier: ReviewedPaper; fichier: { name: string; size: number } | null }[]
  /** Whether who asks may save them. */
  litRelecture: boolean
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
  const payments = await paymentsOf(order, payload)
  const holders = await cashHolders(payments, payload, req)
  const isCertified = (await certifiedRefusal(order, 'annulée', req)) !== undefined
  const mayBecome = (to: OrderState) =>
    !orderRefusal(order, to) && !(to === 'annulée' && isCertified)
  return {
    id,
    reference,
    etat,
    total,
    paye,
    reste: owedRest(order),
    suites: nextStates(orderMoves, etat, 'personnel').filter(mayBecome),
    paiements: payments.map((payment) => deskPayment(payment, payload, holders)).reverse(),
    recus: receipts.map(({ id, numero, montant }) => ({ id, numero, montant })),
    operateurs: await operatorsFor(req),
    salves: order.etat === 'en_attente' ? await burstsOf(order, req) : [],
    livraison: await itsDelivery(order, req),
    relecture: isReviewOver(etat) ? [] : reviewAtDesk(order),
    litRelecture: isInboxStaff(req.user),
  }
}
