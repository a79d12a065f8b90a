import { APIError, type Endpoint } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { asDownload } from '../../../messages/attachments/attachmentName.ts'
import { privateAnswer } from '../../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../../store/privateFiles/privateFiles.ts'

/** `GET /admin/api/feuilles-signees/:id/photo`: saved, never shown as a page of ours. */
export const sendSheet: Endpoint = {
  path: '/:id/photo',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = { collection: 'feuilles-signees', id: recordNumber(req), depth: 0 } as const
    const sheet = await req.payload.findByID({ ...asked, disableErrors: true, req: {} })
    const bytes = await readPrivate(sheet?.photo, req.payload)
    if (!sheet || !bytes) throw new APIError('Cette photo n’existe plus.', 404)
    const { photoNom, photoType } = sheet
    const disposition = asDownload(photoNom ?? 'feuille.jpg')
    return privateAnswer({ bytes, type: photoType ?? 'image/jpeg', disposition })
  },
}
