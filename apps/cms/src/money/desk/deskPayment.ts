import { nextStates } from '@sira/contract/dossiers/moves'
import { type PaymentState, paymentMoves } from '@sira/contract/orders/paymentStates'
import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import type { Payment } from '../../payload-types.ts'
import { refunderOf } from '../refunds/refunderOf.ts'
import { type CashHolder, cashHolders } from './cashHolders.ts'

export interface DeskOperator {
  id: number
  nom: string
}

/** A payment as the desk shows it, with the decisions that staff may take. */
export interface DeskPayment {
  id: number
  etat: PaymentState
  commande: { id: number; reference: string; nom: string | null; phone: string | null } | null
  mode: Payment['mode']
  montant: number
  montantRecu: number | null
  /** The amount that the customer declared. */
  montantDeclare: number | null
  operateur: string | null
  transaction: string | null
  motif: string | null
  /** The number of the receipt of its refund. */
  recuRendu: string | null
  date: string
  encaisse: string | null
  suites: PaymentState[]
  /** Whether a refund by its provider is possible, or was requested. */
  remboursement: 'possible' | 'demandé' | null
  /** The courier with its cash until the till has counted it: that count decides. */
  livreur: CashHolder | null
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
    const holders = await cashHolders([payment], req.payload, req)
    return Response.json({
      ...deskPayment(payment, req.payload, holders),
      operateurs: await operatorsFor(req),
    })
  },
}

export async function operatorsFor(req: PayloadRequest): Promise<DeskOperator[]> {
  const asked = { collection: 'operateurs', sort: '_order', pagination: false, depth: 0 } as const
  const { docs } = await req.payload.find({ ...asked, req })
  return docs.map(({ id, nom }) => ({ id, nom }))
}

export function deskPayment(
  payment: Payment,
  payload: Pick<Payload, 'config'>,
  holders: ReadonlyMap<number, CashHolder> = new Map(),
): DeskPayment {
  const { id, etat, mode, montant, operateur, createdAt, encaissePar, encaisseLe } = payment
  const { commande } = payment
  const remboursement = refundOf(payment, payload)
  const livreur = holders.get(id) ?? null
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
    recuRendu: payment.recuRendu ?? null,
    date: encaisseLe ?? createdAt,
    encaisse: encaissePar ?? null,
    // While the provider refunds it, staff cannot refund it by hand.
    suites:
      remboursement === 'demandé' || livreur ? [] : nextStates(paymentMoves, etat, 'personnel'),
    remboursement,
    livreur,
  }
}

function refundOf(payment: Payment, payload: Pick<Payload, 'config'>) {
  if (!refunderOf(payment, payload)) return null
  return payment.remboursementId ? 'demandé' : 'possible'
}
