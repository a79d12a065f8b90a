import { APIError, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { asDownload } from '../../messages/attachments/attachmentName.ts'
import { privateAnswer } from '../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'
import { filesOf } from './filesOfCourier.ts'

const gone = 'Ce fichier n’existe plus.'

/** `GET /admin/api/coursiers/:id/fichier/:nom`: saved, never shown as a page of ours. */
export const sendPaper: Endpoint = {
  path: '/:id/fichier/:nom',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const asked = { collection: 'coursiers', id: recordNumber(req), depth: 0 } as const
    const courier = await req.payload.findByID({ ...asked, disableErrors: true, req })
    const file = courier && filesOf(courier).find(({ field }) => field === req.routeParams?.nom)
    const bytes = await readPrivate(file?.key, req.payload)
    if (!file || !bytes) throw new APIError(gone, 404)
    return privateAnswer({ bytes, type: file.type, disposition: asDownload(file.name) })
  },
}
