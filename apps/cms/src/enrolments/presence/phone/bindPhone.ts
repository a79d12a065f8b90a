import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { hoursOfLink, newBinding } from '../../../devices/newBinding.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { heldSession } from '../heldSession.ts'
import { sheetNumber } from './sheetNumber.ts'

const wanted = z.object({
  nom: z.string().trim().min(2, 'Écrivez qui tient le téléphone.').max(100),
})

/**
 * `POST /admin/api/pointages/session/:id/lier`: the code that lets one phone mark presence by the QR
 * of the sheets; the phone before is one no more.
 */
export const bindPhone: Endpoint = {
  path: '/session/:id/lier',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { payload } = req
    const { nom } = await sentBy(wanted, req)
    const { id } = await heldSession(recordNumber(req), req)
    const feuille = sheetNumber(id, payload)
    const { code, data } = newBinding(feuille, 'presence', payload)
    const found: unknown = await payload.db.updateOne({
      collection: 'sessions',
      where: { id: { equals: id } },
      data: { ...data, appareil: null, appareilLe: null, appareilNom: nom },
      options: { atomic: true },
      req,
    })
    if (!found) throw new APIError('Cette session n’existe plus.', 404)
    return Response.json({ code, feuille, message: `Valable ${hoursOfLink} heures.` })
  },
}
