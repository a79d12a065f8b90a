import type { PayloadRequest, Where } from 'payload'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { hasRole } from '../../access/role.ts'

/**
 * Filters e-mails: they repeat the texts of messages, so agents do not see those of records in the
 * trash (see inboxRecords). Each letter notes whether its record is there: see hideWithRecord.
 */
export function shownLetters({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, 'administrator')) return true
  return inboxStaff({ req }) && { aboutTrash: { not_equals: true } }
}
