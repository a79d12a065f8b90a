import { modeName } from '@sira/contract/orders/modeNames'
import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { refundOnline } from '../refunds/refundOnline.ts'

const wanted = z.object({ motif })

/** `POST /admin/api/paiements/:id/rembourser`: a member of staff has the provider give it back. */
export const refundPayment: Endpoint = {
  path: '/:id/rembourser',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { motif: why } = await sentBy(wanted, req)
    const asked = { who: nameOf(req), why }
    const { etat, mode, remboursementId, ...payment } = await refundOnline(
      recordNumber(req),
      asked,
      req.payload,
    )
    const name = modeName(mode, 'fr')
    if (etat === 'remboursé') return Response.json({ etat, message: `${name} a rendu l’argent.` })
    if (!remboursementId) throw new APIError(`${payment.motif}.`, 409)
    const message = `Remboursement demandé à ${name}\u00a0: ce paiement dira quand l’argent est rendu.`
    return Response.json({ etat, message })
  },
}
