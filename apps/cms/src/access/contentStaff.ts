import type { PayloadRequest } from 'payload'
import { hasRole, type Person } from './role.ts'

/** Those who write the content of the site; agents do not. */
export function contentStaff({ req }: { req: PayloadRequest }): boolean {
  return isContentStaff(req.user)
}

export function isContentStaff(person: Person): boolean {
  return hasRole(person, 'administrator', 'editor')
}
