import { APIError, type PayloadRequest } from 'payload'
import { inboxStaff } from '../../../access/inboxStaff.ts'

/** Editors write letters; who answers visitors says when one leaves, and to how many. */
export function requireSender(req: PayloadRequest): void {
  if (inboxStaff({ req })) return
  throw new APIError('Un agent ou un administrateur envoie les lettres aux abonnés.', 403)
}
