import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { keepOrder, type Placing } from '../../orders/checkout/placeOrder.ts'
import type { Estimate, Order } from '../../payload-types.ts'
import { estimateTotal } from '../estimateTotal.ts'
import { lockedEstimate } from '../lockedEstimate.ts'
import { agreement, estimatePlacing } from './estimatePlacing.ts'
import { sessionOfLine } from './soldSessions.ts'

const wanted = agreement.extend({
  /** For an estimate without one: an order is followed by its number. */
  phone: z.string().trim().max(40).optional(),
  /** FCFA that confirm the order; empty: the whole is due at once. */
  acompte: z
    .literal('')
    .or(z.coerce.number('Un nombre entier de francs.').int('Un nombre entier de francs.'))
    .optional()
    .transform((value) => value || undefined),
})

/**
 * `POST /admin/api/estimations/:id/commande`: an accepted estimate becomes an order at its prices, with
 * a deposit where one is asked for. Once: another one only where the first was cancelled.
 */
export const orderEstimate: Endpoint = {
  path: '/:id/commande',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const { acompte, phone, ...agreed } = await sentBy(wanted, req)
    const asked = { collection: 'estimations', id, depth: 0, disableErrors: true } as const
    const found = await req.payload.findByID(asked)
    if (!found) throw refusal('Ce devis n’existe plus.', 404)
    await refuseUnready(found, req)
    const estimate = { ...found, phone: found.phone || phoneOf(phone) }
    refuseDeposit(acompte, estimate)
    const placing = await estimatePlacing(estimate, { ...agreed, acompte }, req.payload)
    const order = await withinTransaction(req, () => keep(found, placing, req))
    return Response.json({
      id: order.id,
      message: `Commande ${order.reference}\u00a0: ${due(order)}.`,
    })
  },
}

async function keep(found: Estimate, placing: Placing, req: PayloadRequest): Promise<Order> {
  await refuseUnready(await lockedEstimate(found.id, req), req)
  const order = await keepOrder(placing, req)
  const data = { commande: order.id }
  await req.payload.update({ collection: 'estimations', id: found.id, data, depth: 0, req })
  return order
}

/** Of two people who press at the same time one makes the order. */
async function refuseUnready(
  { etat, effaceeLe, commande }: Estimate,
  req: PayloadRequest,
): Promise<void> {
  if (effaceeLe) throw refusal('Les données de ce client sont effacées.')
  if (etat !== 'accepté') throw refusal('Notez d’abord l’accord du client.')
  const id = typeof commande === 'object' ? commande?.id : commande
  if (!id) return
  const asked = { collection: 'commandes', id, depth: 0, disableErrors: true, req } as const
  const order = await req.payload.findByID(asked)
  if (!order || order.etat === 'annulée' || order.etat === 'expirée') return
  throw refusal(`Ce devis a déjà sa commande, ${order.reference}.`)
}

function phoneOf(typed = ''): string {
  const phone = internationalPhone(typed, defaultDialCode)
  if (phone !== undefined) return phone
  throw refusal('Donnez le téléphone du client\u00a0: sa commande se suit par ce numéro.', 400)
}

function refuseDeposit(acompte: number | undefined, { lignes }: Estimate): void {
  const total = estimateTotal(lignes)
  if (total === 0)
    throw refusal('Ce devis ne demande aucun argent\u00a0: il n’y a rien à encaisser.')
  if (acompte === undefined) return
  if ((lignes ?? []).some((line) => sessionOfLine(line) !== undefined)) {
    throw refusal(
      'Les places d’une session se paient avec l’acompte de la session, ou d’un coup.',
      400,
    )
  }
  if (acompte > 0 && acompte < total) return
  throw refusal(
    'Un acompte est plus que zéro et moins que le total. Vide\u00a0: tout est dû d’un coup.',
    400,
  )
}

function due({ acompte, total }: Order): string {
  return `${amountText(acompte ?? total, 'fr')} à encaisser${acompte ? ', en acompte' : ''}`
}

function refusal(sentence: string, status = 409): APIError {
  return new APIError(sentence, status, null, true)
}
