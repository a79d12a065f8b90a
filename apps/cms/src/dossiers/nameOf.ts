import type { PayloadRequest } from 'payload'

/** The name of the author where no member of staff acted. */
export const theSite = 'Le site'

/** The person of the request, as the others know them; the site itself where there is none. */
export function nameOf({ user }: Pick<PayloadRequest, 'user'>): string {
  return user ? user.nom || user.email : theSite
}
