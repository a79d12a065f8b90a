import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

type Asking = Pick<FastifyRequest, 'ip'>

/** One IPv6 household has a whole /64 to send from. */
export function senderOf({ ip }: Asking): string {
  return normalizeIP(ip, 64)
}

/** What somebody does, and he: by no other thing may it be counted. */
export const senderOfWhat =
  (what: string) =>
  (request: Asking): string =>
    `${what} ${senderOf(request)}`
