import type { PayloadRequest } from 'payload'
import { hasRole } from './role.ts'

/**
 * Letters hold no personal data: agents write them to readers, editors write them as they write
 * the site. Who sends one to everybody is another matter: `inboxStaff`.
 */
export function letterWriters({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'editor', 'agent')
}
