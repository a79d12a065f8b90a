import { APIError, type PayloadRequest } from 'payload'
import { contentStaff } from '../access/contentStaff.ts'

/** At the door of what is done with contents: everybody else is told why not. */
export function requireContentStaff(req: PayloadRequest): void {
  if (!contentStaff({ req })) throw new APIError('Vous n’avez pas accès aux contenus.', 403)
}
