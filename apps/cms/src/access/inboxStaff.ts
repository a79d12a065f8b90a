import type { PayloadRequest } from 'payload'
import { hasRole } from './role.ts'

/** Those who read what visitors sent: it holds personal data, so editors do not. */
export function inboxStaff({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'agent')
}
