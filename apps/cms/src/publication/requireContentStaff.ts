import { APIError, type PayloadRequest } from 'payload'
import { contentStaff } from '../access/contentStaff.ts'

/** Refuses all but the content staff, with an explanation. */
export function requireContentStaff(req: PayloadRequest): void {
  if (!contentStaff({ req })) throw new APIError('Vous n’avez pas accès aux contenus.', 403)
}
