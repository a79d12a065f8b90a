import type { PayloadRequest, Where } from 'payload'
import { isContract } from './contractOrContentStaff.ts'
import { hasRole } from './role.ts'

/** Content with drafts: content staff sees all of it, the contract API what is published. */
export function publishedOrContentStaff({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req.user, 'administrator', 'editor')) return true
  return isContract(req) ? { _status: { equals: 'published' } } : false
}
