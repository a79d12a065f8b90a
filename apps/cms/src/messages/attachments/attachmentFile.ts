import { APIError, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { privateAnswer } from '../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'
import { asDownload } from './attachmentName.ts'

const gone = 'Cette pièce jointe n’existe plus.'
const missing =
  'Le fichier de cette pièce jointe n’est pas où il devrait être\u00a0: prévenez la personne qui s’occupe du serveur.'

/** `GET /admin/api/attachments/:id/file`: only for people who may read its letter. */
export const attachmentFile: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const { payload } = req
    const asked = { depth: 0, disableErrors: true, req } as const
    const id = recordNumber(req)
    const file = await payload.findByID({ collection: 'attachments', id, ...asked })
    if (!file) throw new APIError(gone, 404)
    const letter = await payload.findByID({
      collection: 'emails',
      id: Number(file.email),
      select: {},
      overrideAccess: false,
      ...asked,
    })
    if (!letter) throw new APIError(gone, 404)
    const bytes = await readPrivate(file.file, payload)
    if (!bytes) throw new APIError(missing, 404)
    return privateAnswer({ bytes, type: file.type, disposition: asDownload(file.name) })
  },
}
