import type { PayloadRequest } from 'payload'
import { hasRole, type Person } from '../role.ts'

/** Those who count copies: who writes the books, and who hands them over; a till does neither. */
export function stockKeepers({ req }: { req: PayloadRequest }): boolean {
  return isStockKeeper(req.user)
}

export function isStockKeeper(person: Person): boolean {
  return hasRole(person, 'administrator', 'editor', 'agent')
}
