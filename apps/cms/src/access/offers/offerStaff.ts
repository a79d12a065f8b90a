import { APIError, type PayloadRequest } from 'payload'
import { hasRole } from '../role.ts'

/**
 * Those who deal with employers: editors publish the offers, agents call the company and answer the
 * candidates.
 */
export function offerStaff({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'editor', 'agent')
}

export function requireOfferStaff(req: PayloadRequest): void {
  if (!offerStaff({ req })) throw new APIError('Vous n’avez pas accès aux offres proposées.', 403)
}
