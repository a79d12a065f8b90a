import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { Outcome } from './changeEach.ts'

/** Payload's own words. */
export const updated = ['general:updatedCountSuccessfully', 'error:unableToUpdateCount'] as const
export const deleted = ['general:deletedCountSuccessfully', 'error:unableToDeleteCount'] as const

export function answerSeveral(
  { t }: PayloadRequest,
  { labels }: SanitizedCollectionConfig,
  { docs, errors }: Outcome,
  [success, failure]: typeof updated | typeof deleted,
): Response {
  const total = docs.length + errors.length
  const label = String(total === 1 ? labels.singular : labels.plural)
  if (errors.length === 0) {
    return Response.json({ docs, errors, message: t(success, { count: total, label }) })
  }
  const message = t(failure, { count: errors.length, label, total })
  return Response.json({ docs, errors, message }, { status: 400 })
}
