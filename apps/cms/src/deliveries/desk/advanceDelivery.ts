import { failureReasons } from '@sira/contract/deliveries/gestures'
import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { type DeliveryState, deliveryStates } from '../deliveryMachine.ts'
import { type DeliveryFacts, moveDelivery } from '../moveDelivery.ts'

const states = Object.keys(deliveryStates) as DeliveryState[]
const highest = 10_000_000

const wanted = z.object({
  vers: z.enum(states, 'Cet état n’existe pas.'),
  motif,
  message,
  prix: z.coerce
    .number('Le prix est un nombre entier de francs.')
    .int('Le prix est un nombre entier de francs.')
    .min(0, 'Le prix est un nombre entier de francs.')
    .max(highest, `Au plus ${amountText(highest, 'fr')}.`)
    .optional(),
  coursier: z.coerce.number().int().positive().optional(),
  jour: z.iso.date('Choisissez un jour.').optional(),
  raison: z.enum(failureReasons, 'Choisissez la raison.').optional(),
})

type Wanted = z.output<typeof wanted>

/** `POST /admin/api/livraisons/:id/avancer`: staff price a delivery, give it to a courier, move it on. */
export const advanceDelivery: Endpoint = {
  path: '/:id/avancer',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = await sentBy(wanted, req)
    const { vers, motif: why, message } = asked
    const facts = await factsOf(asked, req)
    const step = { by: 'personnel', who: nameOf(req), why, message, facts } as const
    const { reference, etat } = await moveDelivery(recordNumber(req), vers, step, req)
    const said = deliveryStates[etat].toLowerCase()
    return Response.json({ message: `La livraison ${reference}\u00a0: ${said}.` })
  },
}

async function factsOf(asked: Wanted, req: PayloadRequest): Promise<DeliveryFacts> {
  const { vers, prix, coursier, jour, raison } = asked
  if (vers === 'chiffrée') {
    if (prix === undefined) throw new APIError('Donnez le prix.', 400)
    return { prix }
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
