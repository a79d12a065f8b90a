import { nextStates } from '@sira/contract/dossiers/moves'
import { type OrderState, orderMoves } from '@sira/contract/orders/orderStates'
import { type PaymentState, paymentMoves } from '@sira/contract/orders/paymentStates'
import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { recordNumber } from '../../database/records/recordNumber.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { orderRefusal } from '../moving/orderRefusal.ts'
import { paymentsOf, receiptsOf } from '../opening/orderMoney.ts'
import { refunderOf } from '../refunding/refunderOf.ts'
import { type Burst, burstsOf } from './cancelBurst.ts'
import { requireOrderStaff } from './requireOrderStaff.ts'

export interface DeskOperator {
  id: number
  nom: string
}

/** What the desk shows of a payment, and what may be decided of it. */
export interface DeskPayment {
  id: number
  etat: PaymentState
  commande: { id: number; reference: string; nom: string | null; phone: string | null } | null
  mode: Payment['mode']
  montant: number
  montantRecu: number | null
  /** What the customer says to have sent. */
  montantDeclare: number | null
  operateur: string | null
  transaction: string | null
  motif: string | null
  date: string
  encaisse: string | null
  suites: PaymentState[]
  /** By its provider: whether it may be asked for, or was. */
  remboursement: 'possible' | 'demandé' | null
}

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

/** `GET /admin/api/paiements/:id/caisse`: one payment, that of no order too. */
export const paymentDesk: Endpoint = {
  path: '/:id/caisse',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = { collection: 'paiements', id: recordNumber(req), depth: 1 } as const
    const payment = await req.payload.findByID({ ...asked, disableErrors: true, req })
    if (!payment) throw new APIError('Ce paiement n’existe pas.', 404)
    return Response.json({
      ...deskPayment(payment, req.payload),
      operateurs: await operatorsFor(req),
    })
  },
}

async function operatorsFor(req: PayloadRequest): Promise<DeskOperator[]> {
  const asked = { collection: 'operateurs', sort: '_order', pagination: false, depth: 0 } as const
  const { docs } = await req.payload.find({ ...asked, req })
  return docs.map(({ id, nom }) => ({ id, nom }))
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

export function deskPayment(payment: Payment, payload: Pick<Payload, 'config'>): DeskPayment {
  const { id, etat, mode, montant, operateur, createdAt, encaissePar, encaisseLe } = payment
  const { commande } = payment
  const remboursement = refundOf(payment, payload)
  return {
    id,
    etat,
    commande:
      typeof commande === 'object' && commande !== null
        ? {
            id: commande.id,
            reference: commande.reference,
            nom: commande.nom ?? null,
            phone: commande.phone ?? null,
          }
        : null,
    mode,
    montant,
    montantRecu: payment.montantRecu ?? null,
    montantDeclare: payment.montantDeclare ?? null,
    operateur: typeof operateur === 'object' ? (operateur?.nom ?? null) : null,
    transaction: payment.transaction ?? null,
    motif: payment.motif ?? null,
    date: encaisseLe ?? createdAt,
    encaisse: encaissePar ?? null,
    // What its provider gives back is given by nobody else.
    suites: remboursement === 'demandé' ? [] : nextStates(paymentMoves, etat, 'personnel'),
    remboursement,
  }
}

function refundOf(payment: Payment, payload: Pick<Payload, 'config'>) {
  if (!refunderOf(payment, payload)) return null
  return payment.remboursementId ? 'demandé' : 'possible'
}
