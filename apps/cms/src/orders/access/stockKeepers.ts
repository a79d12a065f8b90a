import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/role.ts'

/** Those who count copies: who writes the books, and who hands them over; a till does neither. */
export function stockKeepers({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'editor', 'agent')
}
