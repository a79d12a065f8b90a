import { failureReasons } from '@sira/contract/deliveries/gestures'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { type DeliveryState, deliveryStates } from '../deliveryMachine.ts'
import { type DeliveryFacts, moveDelivery } from '../moveDelivery.ts'
import { price } from '../typedFrancs.ts'

const states = Object.keys(deliveryStates) as DeliveryState[]

const wanted = z.object({
  vers: z.enum(states, 'Cet état n’existe pas.'),
  motif,
  message,
  prix: price.optional(),
  coursier: z.coerce.number().int().positive().optional(),
  jour: z.iso.date('Choisissez un jour.').optional(),
  raison: z.enum(failureReasons, 'Choisissez la raison.').optional(),
  /** The money due before the parcel leaves is in. */
  regle: z.literal('oui').optional(),
  /** The number of the transfer, as staff read it. */
  transaction: z.string().trim().max(80).optional(),
  operateur: z.coerce.number().int().positive().optional(),
  /** The parcel of its order is ready. */
  pret: z.literal('oui').optional(),
})

type Wanted = z.output<typeof wanted>

/** `POST /admin/api/livraisons/:id/avancer`: staff price a delivery, give it to a courier, move it on. */
export const advanceDelivery: Endpoint = {
  path: '/:id/avancer',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = await sentBy(wanted, req)
    const { vers, motif, message, regle, pret } = asked
    const isPaid = vers === 'affectée' && regle !== undefined
    const why = isPaid ? `${motif} (payée d’avance)` : motif
    const facts = await factsOf(asked, req)
    const isReady = vers === 'affectée' && pret !== undefined
    const said = { by: 'personnel', who: nameOf(req), why, message } as const
    const { transaction, operateur } = asked
    const step = { ...said, facts, isPaid, isReady, proof: { transaction, operateur } }
    const { reference, etat } = await moveDelivery(recordNumber(req), vers, step, req)
    const now = deliveryStates[etat].toLowerCase()
    return Response.json({ message: `La livraison ${reference}\u00a0: ${now}.` })
  },
}

async function factsOf(asked: Wanted, req: PayloadRequest): Promise<DeliveryFacts> {
  const { vers, prix, coursier, jour, raison } = asked
  if (vers === 'chiffrée') {
    return prix === undefined ? {} : { prix }
  }
  if (vers === 'affectée') {
    return {
      coursier: await knownCourier(coursier, req),
      jour: `${jour ?? new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
    }
  }
  if (vers === 'échouée') {
    if (raison === undefined) throw new APIError('Choisissez la raison.', 400)
    return { raison }
  }
  return {}
}

async function knownCourier(id: number | undefined, req: PayloadRequest): Promise<number> {
  const asked = { collection: 'coursiers', id: id ?? 0, depth: 0, disableErrors: true } as const
  const found = await req.payload.findByID({ ...asked, req })
  if (found?.etat !== 'actif') throw new APIError('Choisissez un livreur actif.', 400)
  return found.id
}
