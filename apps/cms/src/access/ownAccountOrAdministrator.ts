import type { PayloadRequest, Where } from 'payload'
import { hasRole } from './role.ts'

/** Everyone sees and changes their own account; administrators those of all. */
export function ownAccountOrAdministrator({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, 'administrator')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
