import { APIError, type Endpoint } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { privateAnswer } from '../../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../../store/privateFiles/privateFiles.ts'

/** `GET /admin/api/attestations/:id/pdf`: the file as it was issued. */
export const printAttestation: Endpoint = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = { collection: 'attestations', id: recordNumber(req), depth: 0, req } as const
    const found = await req.payload.findByID({ ...asked, disableErrors: true })
    const bytes = await readPrivate(found?.fichier, req.payload)
    if (!found || !bytes) throw new APIError('Ce fichier n’existe plus.', 404)
    const disposition = `attachment; filename="attestation-${found.code}.pdf"`
    return privateAnswer({ bytes, type: 'application/pdf', disposition })
  },
}
