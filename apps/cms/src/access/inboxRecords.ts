import type { PayloadRequest, Where } from 'payload'
import { inboxStaff } from './inboxStaff.ts'
import { hasRole } from './role.ts'

/** Messages and subscriptions: administrators see all, agents what has not been thrown away. */
export function inboxRecords({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, 'administrator')) return true
  return inboxStaff({ req }) && { deletedAt: { exists: false } }
}
