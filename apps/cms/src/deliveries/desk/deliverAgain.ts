import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { keptStep, type Step } from '../../dossiers/history/step.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { randomReference } from '../../fields/randomReference.ts'
import type { Delivery } from '../../payload-types.ts'
import { lockItsOrder, moveDelivery } from '../moveDelivery.ts'
import { carriedStates } from '../orders/deliverOrder.ts'
import { price } from '../typedFrancs.ts'

const wanted = z.object({ motif, message, prix: price.optional() })

/**
 * `POST /admin/api/livraisons/:id/relivrer`: a new delivery in the place of one that came back or was
 * cancelled, with a reference, a code and cash of its own; at a price that its sender is told, or of
 * its order.
 */
export const deliverAgain: Endpoint = {
  path: '/:id/relivrer',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const { motif: why, message, prix } = await sentBy(wanted, req)
    const step = { by: 'personnel', who: nameOf(req), why, message } as const
    const made = await withinTransaction(req, () => again(id, prix, step, req))
    const said = `La livraison ${made.reference} est à confier à un livreur.`
    return Response.json({ id: made.id, reference: made.reference, message: said })
  },
}

async function again(
  id: number,
  prix: number | undefined,
  step: Step,
  req: PayloadRequest,
): Promise<Delivery> {
  await lockItsOrder(id, req)
  await lockRow('livraisons', id, req)
  const asked = { collection: 'livraisons', id, depth: 0, disableErrors: true, req } as const
  const before = await req.payload.findByID(asked)
  if (!before) throw new APIError('Cette livraison n’existe pas.', 404)
  if (!(await mayDeliverAgain(before, req))) {
    throw new APIError(`La livraison ${before.reference} ne se refait pas.`, 409)
  }
  if (before.commande) return follow(before, keptStep(null, 'chiffrée', step), req)
  if (prix === undefined) throw new APIError('Donnez le prix.', 400)
  const made = await follow(before, keptStep(null, 'demandée', step), req)
  return moveDelivery(made.id, 'chiffrée', { ...step, facts: { prix } }, req)
}

/** The same way and parcel, with a code, a courier and notes of its own. */
function follow(
  before: Delivery,
  begun: ReturnType<typeof keptStep>,
  req: PayloadRequest,
): Promise<Delivery> {
  const { id, createdAt: _created, updatedAt: _updated, etatLe: _since, ...same } = before
  return req.payload.create({
    collection: 'livraisons',
    depth: 0,
    req,
    data: {
      ...same,
      ...{
        code: null,
        coursier: null,
        coursiersAvant: null,
        jour: null,
        raison: null,
        tentative: 1,
        notes: null,
      },
      reference: randomReference('livraison'),
      idempotencyKey: null,
      suiteDe: id,
      etat: same.commande ? 'chiffrée' : 'demandée',
      prix: same.commande ? (same.prix ?? null) : null,
      etapes: [begun],
    },
  })
}

/** It came back or was cancelled, nothing follows it, and its order is still to be brought. */
export async function mayDeliverAgain(delivery: Delivery, req: PayloadRequest): Promise<boolean> {
  const { id, etat, commande } = delivery
  if (etat !== 'retournée' && etat !== 'annulée') return false
  const where = { suiteDe: { equals: id } }
  if ((await req.payload.count({ collection: 'livraisons', where, req })).totalDocs > 0)
    return false
  const order = typeof commande === 'object' ? commande?.id : commande
  if (!order) return true
  const asked = { collection: 'commandes', id: order, depth: 0, disableErrors: true, req } as const
  const found = await req.payload.findByID(asked)
  return carriedStates.some((state) => state === found?.etat)
}
