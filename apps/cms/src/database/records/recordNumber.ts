import type { PayloadRequest } from 'payload'

/** The number of the record in an address such as `/:id/answer`. */
export function recordNumber({ routeParams }: Pick<PayloadRequest, 'routeParams'>): number {
  return numberOf(routeParams?.id)
}

/** A record's number as somebody gave it; 0, which no record has, where it is none. */
export function numberOf(id: unknown): number {
  const text = String(id)
  // PostgreSQL takes no larger one.
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
