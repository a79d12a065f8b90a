import type { PayloadRequest } from 'payload'
import { hasRole } from '../role.ts'

/** Staff of every kind: editors prepare sessions, agents and the till enrol. */
export function sessionReaders({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'editor', 'agent', 'cashier')
}
