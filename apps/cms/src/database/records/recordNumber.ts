import type { PayloadRequest } from 'payload'

/** The number of the record in an address such as `/:id/answer`; 0, which none has, for no number. */
export function recordNumber({ routeParams }: Pick<PayloadRequest, 'routeParams'>): number {
  const id = String(routeParams?.id)
  // PostgreSQL takes no larger one.
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}
