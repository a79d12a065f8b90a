import type { PayloadRequest } from 'payload'
import { hasRole, type Person } from './role.ts'

/** Those who read what visitors sent: it holds personal data, so editors do not. */
export function inboxStaff({ req }: { req: PayloadRequest }): boolean {
  return isInboxStaff(req.user)
}

export function isInboxStaff(person: Person): boolean {
  return hasRole(person, 'administrator', 'agent')
}
