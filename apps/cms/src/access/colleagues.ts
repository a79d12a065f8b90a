import type { PayloadRequest, Where } from 'payload'
import { hasRole, withRole } from './role.ts'

/**
 * Administrators see every account; agents those who answer visitors with them, to hand a message
 * over; everyone else sees their own.
 */
export function colleagues({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, 'administrator')) return true
  if (hasRole(req.user, 'agent')) return withRole('administrator', 'agent')
  return req.user ? { id: { equals: req.user.id } } : false
}
