import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

type Asking = Pick<FastifyRequest, 'ip'>

/** The sender of a request. One IPv6 household has a whole /64. */
export function senderOf({ ip }: Asking): string {
  return normalizeIP(ip, 64)
}

/** The key of a limit: the action and its sender. No other key may be counted. */
export const senderOfWhat =
  (what: string) =>
  (request: Asking): string =>
    `${what} ${senderOf(request)}`
