import type { PayloadRequest, Where } from 'payload'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { hasRole } from '../../access/role.ts'

/**
 * E-mails repeat what a message says: of what was thrown away, agents read neither (see
 * inboxRecords). Each letter says itself whether its record was: see hideWithRecord.
 */
export function shownLetters({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, 'administrator')) return true
  return inboxStaff({ req }) && { aboutTrash: { not_equals: true } }
}
