import { resumeSchema } from '@sira/contract/cv/resume'
import { APIError, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { asDownload } from '../../messages/attachments/attachmentName.ts'
import { drawCv } from '../../papers/candidatePapers.ts'
import type { Application } from '../../payload-types.ts'
import { privateAnswer } from '../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'
import { filesOf } from './filesOfApplication.ts'

/** The name of that CV in the address of files. */
const writtenCv = 'ecrit'

const gone = 'Ce fichier n’existe plus.'

/** `GET /admin/api/candidatures/:id/fichier/:nom`: saved, never shown as a page of ours. */
export const sendFile: Endpoint = {
  path: '/:id/fichier/:nom',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const asked = { depth: 0, disableErrors: true, req } as const
    const found = await req.payload.findByID({ collection: 'candidatures', id, ...asked })
    if (found && req.routeParams?.nom === writtenCv) return sendWritten(found)
    const file = found && filesOf(found).find(({ field }) => field === req.routeParams?.nom)
    const bytes = await readPrivate(file?.key, req.payload)
    if (!file || !bytes) throw new APIError(gone, 404)
    return privateAnswer({ bytes, type: file.type, disposition: asDownload(file.name) })
  },
}

/** The CV that came as fields, drawn as its candidate sees it. */
async function sendWritten({ resume, reference }: Application): Promise<Response> {
  const read = resumeSchema.safeParse(resume)
  if (!read.success) throw new APIError(gone, 404)
  const bytes = await drawCv(read.data, new Date().toISOString().slice(0, 10))
  const disposition = asDownload(`CV-${reference}.pdf`)
  return privateAnswer({ bytes, type: 'application/pdf', disposition })
}
