import { APIError, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { hoursOfLink, newBinding } from '../../devices/newBinding.ts'
import { newSecret } from '../../devices/secrets.ts'
import { publicUrl } from '../../environment/publicUrl.ts'

/**
 * `POST /admin/api/coursiers/:id/lien`: a new link to the page of a courier, and the code that opens
 * it, shown this once. What the link carries stands behind its `#`: no server and no preview sees it.
 */
export const makeLink: Endpoint = {
  path: '/:id/lien',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { payload } = req
    const id = recordNumber(req)
    const asked = { collection: 'coursiers', id, depth: 0 } as const
    const courier = await payload.findByID({ ...asked, disableErrors: true, req })
    if (!courier) throw new APIError('Ce livreur n’existe pas.', 404)
    if (courier.etat !== 'actif') throw new APIError('Ce livreur n’est pas actif.', 409)
    const secret = newSecret()
    const { code, data } = newBinding(secret, 'livreur', payload)
    await payload.update({ ...asked, data, req })
    const adresse = `${publicUrl(payload)}/livreur#${secret}`
    return Response.json({ adresse, code, message: `Valable ${hoursOfLink} heures.` })
  },
}
