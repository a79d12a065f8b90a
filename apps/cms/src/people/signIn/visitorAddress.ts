import { normalizeIP } from '@fastify/rate-limit'
import type { PayloadRequest } from 'payload'

/** Set by the host on every request to `/admin`, whatever the visitor claims. */
export const visitorAddressHeader = 'x-sira-visitor'

/** One IPv6 household has a whole /64 to send from. */
export function visitorAddress(req: PayloadRequest): string {
  return normalizeIP(req.headers.get(visitorAddressHeader) ?? '127.0.0.1', 64)
}
