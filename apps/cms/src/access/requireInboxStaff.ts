import { APIError, type PayloadRequest } from 'payload'
import { inboxStaff } from './inboxStaff.ts'

/** At the door of what is done with messages: everybody else is told why not. */
export function requireInboxStaff(req: PayloadRequest): void {
  if (!inboxStaff({ req })) throw new APIError('Vous n’avez pas accès aux messages.', 403)
}
