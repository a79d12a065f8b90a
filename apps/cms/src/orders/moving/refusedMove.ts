import type { Mover } from '@sira/contract/orders/moves'
import { APIError, type PayloadRequest } from 'payload'

export interface AskedMove {
  /** « La commande CM-2026-… », as the refusal begins. */
  what: string
  from: string
  to: string
  by: Mover
}

/** A move that no table has: told to who asked, and logged; nothing has changed. */
export function refusedMove({ what, from, to, by }: AskedMove, req: PayloadRequest): APIError {
  req.payload.logger.warn({ what, from, to, by }, 'un changement d’état a été refusé')
  return new APIError(`${what} : « ${from} » ne peut pas devenir « ${to} ».`, 409, null, true)
}
