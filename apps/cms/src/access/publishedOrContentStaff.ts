import type { PayloadRequest, Where } from 'payload'
import { contentStaff } from './contentStaff.ts'
import { isContract } from './contractOrContentStaff.ts'

/** Content with drafts: content staff sees all of it, the contract API what is published. */
export function publishedOrContentStaff({ req }: { req: PayloadRequest }): boolean | Where {
  if (contentStaff({ req })) return true
  return isContract(req) ? { _status: { equals: 'published' } } : false
}
