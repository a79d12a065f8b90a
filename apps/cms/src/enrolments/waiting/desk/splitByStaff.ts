import { APIError, createLocalReq, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { motif, sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { splitEntry } from '../entry/splitEntry.ts'

const places = z.coerce.number().int('Un nombre entier de places.').min(1, 'Au moins une place.')
const wanted = z.object({ places, motif })

/**
 * `POST /admin/api/attentes/:id/partager`: a party that said on the phone that it takes fewer seats
 * first.
 */
export const splitByStaff: Endpoint = {
  path: '/:id/partager',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { places, motif: why } = await sentBy(wanted, req)
    const asked = { collection: 'attentes', id: recordNumber(req), depth: 0, req } as const
    const found = await req.payload.findByID({ ...asked, disableErrors: true })
    if (!found) throw new APIError('Cette attente n’existe pas.', 404)
    const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
    const asker = { by: 'personnel', who: nameOf(req), why } as const
    const { entry, other } = await splitEntry(found, places, asker, own)
    const first = `${entry.reference}\u00a0: ${entry.places} d’abord`
    const offered = entry.etat === 'offerte' ? ', offertes aussitôt' : ''
    return Response.json({ message: `${first}${offered}. Le reste attend sous ${other}.` })
  },
}
