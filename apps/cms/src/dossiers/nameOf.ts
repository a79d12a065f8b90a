import type { PayloadRequest } from 'payload'
import { theSite } from './history/acts.ts'

/** The person of the request, as the others know them; the site itself where there is none. */
export function nameOf({ user }: Pick<PayloadRequest, 'user'>): string {
  return user ? user.nom || user.email : theSite
}
