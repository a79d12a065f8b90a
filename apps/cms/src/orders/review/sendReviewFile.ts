import { APIError, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { asDownload } from '../../messages/attachments/attachmentName.ts'
import { privateAnswer } from '../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'
import { reviewFilesOf } from './reviewFiles.ts'

/**
 * `GET /admin/api/commandes/:id/fichier/:nom`: saved, never shown as a page of ours. The till reads no
 * CV.
 */
export const sendReviewFile: Endpoint = {
  path: '/:id/fichier/:nom',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const asked = { collection: 'commandes', id: recordNumber(req), depth: 0 } as const
    const order = await req.payload.findByID({ ...asked, disableErrors: true, req })
    const file = order && reviewFilesOf(order).find(({ field }) => field === req.routeParams?.nom)
    const bytes = await readPrivate(file?.key, req.payload)
    if (!file || !bytes) throw new APIError('Ce fichier n’existe plus.', 404)
    return privateAnswer({ bytes, type: file.type, disposition: asDownload(file.name) })
  },
}
