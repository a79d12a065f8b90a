import { ContractError } from '@sira/contract/wire/errors'
import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { networkMark } from '../shares/networkMark.ts'
import { takeOffer } from './takeOffer.ts'

const wanted = z.object({ motif, acompte: z.literal('oui').optional() })

/**
 * `POST /admin/api/commandes/attente/:id/prendre`: somebody who waited said yes on the phone. The
 * seats that were offered are those of an order, to be paid at the office or in another way.
 */
export const takenByPhone: Endpoint = {
  path: '/attente/:id/prendre',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { payload } = req
    const { motif: why, acompte } = await sentBy(wanted, req)
    const asked = { collection: 'attentes', id: recordNumber(req), depth: 0, req } as const
    const entry = await payload.findByID({ ...asked, disableErrors: true })
    if (!entry) throw new APIError('Cette attente n’existe pas.', 404)
    // Seats that staff sell take nothing from the visitors of a network.
    const network = networkMark(`attente ${entry.id}`, payload)
    const step = { by: 'personnel', who: nameOf(req), why } as const
    const deposit = acompte === undefined ? undefined : (true as const)
    const taker = { network, step, mode: 'especes_agence', acompte: deposit } as const
    const { order } = await takeOffer(entry, taker, payload).catch(inWords)
    const message = `La commande ${order.reference} tient les places\u00a0: dites sa référence.`
    return Response.json({ id: order.id, message })
  },
}

/** The refusals of the site's call, in the words of staff. */
function inWords(error: unknown): never {
  const isLate = error instanceof ContractError && error.status === 409
  throw isLate ? new APIError('Rien n’est offert, ou plus maintenant.', 409, null, true) : error
}
