import type { PayloadRequest } from 'payload'
import { hasRole } from './role.ts'

/** Those who write the content of the site; agents do not. */
export function contentStaff({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'editor')
}
