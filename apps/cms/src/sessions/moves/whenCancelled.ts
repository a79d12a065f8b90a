import type { Payload } from 'payload'

/**
 * Ends the orders of a cancelled session, once that is kept. The orders bring it
 * (`custom.whenCancelled`): sessions know nothing of who has a seat.
 */
export type WhenCancelled = (session: number, payload: Payload) => Promise<unknown>

export function whenCancelledOf(payload: Payload): WhenCancelled {
  return payload.collections.sessions.config.custom.whenCancelled as WhenCancelled
}
