import { APIError, type PayloadRequest } from 'payload'
import { isOrderStaff } from './orderStaff.ts'

/** At the door of what is done with orders and money: everybody else is told why not. */
export function requireOrderStaff(req: PayloadRequest): void {
  if (!isOrderStaff(req.user)) throw new APIError('Vous n’avez pas accès aux ventes.', 403)
}
