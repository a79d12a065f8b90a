import type { PayloadRequest } from 'payload'
import { hasRole } from './role.ts'

/** People, deletions from the inbox, the settings of the site. */
export function administratorsOnly({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator')
}
