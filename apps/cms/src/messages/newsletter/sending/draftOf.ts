import { APIError, type PayloadRequest } from 'payload'
import { letterWriters } from '../../../access/letterWriters.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import type { NewsletterIssue } from '../../../payload-types.ts'

/** The letter of an address such as `/:id/send`, which has not gone yet. */
export async function draftOf(req: PayloadRequest): Promise<NewsletterIssue> {
  if (!letterWriters({ req })) throw new APIError('Vous n’avez pas accès aux lettres.', 403)
  const letter = await req.payload.findByID({
    collection: 'letters',
    id: recordNumber(req),
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!letter) throw new APIError('Cette lettre n’existe plus.', 404)
  if (letter.state !== 'draft') throw gone()
  return letter
}

export function gone(): APIError {
  return new APIError('Cette lettre est déjà partie.', 409)
}
