import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import type { Step } from '../../dossiers/history/step.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { carriedBy } from '../desk/carriedBy.ts'
import { moveDelivery } from '../moveDelivery.ts'
import { type CourierState, courierStates } from './courierMachine.ts'
import { moveCourier } from './moveCourier.ts'

const wanted = z.object({
  vers: z.enum(Object.keys(courierStates) as CourierState[], 'Cet état n’existe pas.'),
  motif,
  message,
  /** Whether deliveries are taken back that he has not picked up. */
  colis: z.enum(['reprendre', 'laisser'], 'Dites ce que deviennent ses livraisons.').optional(),
})

/** `POST /admin/api/coursiers/:id/avancer`: who suspends a courier says what becomes of his deliveries. */
export const advanceCourier: Endpoint = {
  path: '/:id/avancer',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const { vers, motif: why, message, colis } = await sentBy(wanted, req)
    const step = { by: 'personnel', who: nameOf(req), why, message } as const
    const { reference, etat } = await withinTransaction(req, async () => {
      if (vers === 'suspendu') await leaveDeliveries(id, colis, step, req)
      return moveCourier(id, vers, step, req)
    })
    const now = courierStates[etat].toLowerCase()
    return Response.json({ message: `Le livreur ${reference}\u00a0: ${now}.` })
  },
}

async function leaveDeliveries(
  courier: number,
  colis: 'reprendre' | 'laisser' | undefined,
  step: Step,
  req: PayloadRequest,
): Promise<void> {
  const under = await carriedBy(courier, req)
  if (under.length > 0 && colis === undefined) {
    const references = under.map(({ reference }) => reference).join(', ')
    throw new APIError(
      `Ce livreur a des livraisons en cours (${references})\u00a0: dites ce qu’elles deviennent.`,
      409,
    )
  }
  if (colis !== 'reprendre') return
  const { who, why } = step
  for (const { id, etat } of under) {
    if (etat === 'affectée') await moveDelivery(id, 'chiffrée', { by: 'personnel', who, why }, req)
  }
}
