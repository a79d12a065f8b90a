import type { PayloadRequest } from 'payload'

/** The number of the record in an address such as `/:id/answer`. */
export function recordNumber({ routeParams }: Pick<PayloadRequest, 'routeParams'>): number {
  return numberOf(routeParams?.id)
}

/** Reads the number of a record; gives 0, which no record has, for an invalid one. */
export function numberOf(id: unknown): number {
  const text = String(id)
  // PostgreSQL takes no larger one.
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
