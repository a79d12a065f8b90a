import { normalizeIP } from '@fastify/rate-limit'
import type { PayloadRequest } from 'payload'

/** The host sets it on every request to `/admin`, whatever the visitor claims. */
export const visitorAddressHeader = 'x-sira-visitor'

/** Gives the address of a visitor. One IPv6 household has a whole /64. */
export function visitorAddress(req: PayloadRequest): string {
  return normalizeIP(req.headers.get(visitorAddressHeader) ?? '127.0.0.1', 64)
}
