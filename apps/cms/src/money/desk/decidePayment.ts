import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { Payment } from '../../payload-types.ts'
import { confirmPayment } from '../ledger/confirmPayment.ts'
import { movePayment } from '../ledger/movePayment.ts'
import { paymentStateNames } from '../paymentStateNames.ts'
import { cashHolders } from './cashHolders.ts'

/** The decisions of staff on a payment; the table of moves says in which states. */
export const decisions = [
  'confirmé',
  'refusé',
  'à_rapprocher',
  'remboursement_dû',
  'remboursé',
] as const

const wanted = z.object({
  vers: z.enum(decisions, 'Choisissez une décision.'),
  motif,
  message,
  montantRecu: z
    .int('Le montant reçu est un nombre entier de francs.')
    .positive('Le montant reçu est plus grand que zéro.')
    .optional(),
  operateur: z.int().positive().optional(),
  transaction: z.string().trim().max(80).optional(),
  /** The reference of the paid order, where it was unknown. */
  reference: z.string().trim().max(40).optional(),
})

type Decision = z.output<typeof wanted>

/**
 * `POST /admin/api/paiements/:id/decider`: a member of staff decides on a payment, with a reason.
 */
export const decidePayment: Endpoint = {
  path: '/:id/decider',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const decision = await sentBy(wanted, req)
    const payment = await decided(recordNumber(req), decision, req)
    const { etat } = payment
    return Response.json({ etat, message: await outcomeText(payment, req) })
  },
}

async function decided(id: number, decision: Decision, req: PayloadRequest): Promise<Payment> {
  const { vers, motif: why, message, montantRecu: received } = decision
  const step = { by: 'personnel', who: nameOf(req), why, message } as const
  const payment = await req.payload.findByID({
    collection: 'paiements',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!payment) throw new APIError('Ce paiement n’existe pas.', 404)
  await refuseHeld(payment, req)
  if (vers !== 'confirmé') {
    const facts = { motif: why, ...(vers === 'remboursement_dû' && sumOwed(payment, received)) }
    return movePayment(id, vers, { ...step, facts }, req)
  }
  const { reference, operateur, transaction } = decision
  const proof = transaction ? { operateur, transaction } : undefined
  return confirmPayment(id, { ...step, received, reference, proof }, req)
}

/** Confirmed alone, it would be missing from what its courier is expected to bring. */
async function refuseHeld(payment: Payment, req: PayloadRequest): Promise<void> {
  const holder = (await cashHolders([payment], req.payload, req)).get(payment.id)
  if (holder === undefined) return
  throw new APIError(
    `Ces espèces sont avec ${holder.nom}, livreur\u00a0: comptez-les sur sa fiche («\u00a0Compter ses espèces\u00a0»), le paiement suit.`,
    409,
  )
}

/**
 * Gives the received sum as the sum owed. It must be known: nobody may refund a sum that nobody
 * saw.
 */
function sumOwed({ montantRecu }: Payment, received: number | undefined) {
  if (montantRecu) return {}
  if (received !== undefined) return { montantRecu: received }
  throw new APIError('Écrivez le montant reçu : c’est lui qui est à rembourser.', 400)
}

async function outcomeText({ etat, commande }: Payment, req: PayloadRequest): Promise<string> {
  const said = `Paiement : ${paymentStateNames[etat].toLowerCase()}.`
  if (etat !== 'confirmé' || typeof commande !== 'number') return said
  const asked = { collection: 'commandes', id: commande, depth: 0 } as const
  const { total, paye } = await req.payload.findByID({ ...asked, req })
  return total > paye ? `${said} Il reste ${amountText(total - paye, 'fr')} à payer.` : said
}
