import type { PayloadRequest } from 'payload'
import { hasRole, type Person } from '../role.ts'

/** Those who serve customers: they see what was ordered and what was paid; editors do not. */
export function orderStaff({ req }: { req: PayloadRequest }): boolean {
  return isOrderStaff(req.user)
}

export function isOrderStaff(person: Person): boolean {
  return hasRole(person, 'administrator', 'agent', 'cashier')
}
