import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'
import { addressOf } from './address.ts'

/** How many times one address of the network may send one form. */
export interface FormRateLimit {
  max: number
  timeWindowMs: number
}

export const defaultFormRateLimit: FormRateLimit = { max: 30, timeWindowMs: 10 * 60_000 }

/** Options of @fastify/rate-limit: counted per sender and form, other addresses not at all. */
export function formRateLimit({ max, timeWindowMs }: FormRateLimit): RateLimitOptions {
  return {
    max,
    timeWindow: timeWindowMs,
    keyGenerator: senderAndForm,
    allowList: (request) => addressOf(pathOf(request.params)).kind !== 'form',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  }
}

/**
 * One IPv6 household has a whole /64 to send from, and a form answers under `/api/Devis/` too.
 * The plugin's own `ipv6Subnet` counts only without a generator (seen in 11.2).
 */
function senderAndForm(request: FastifyRequest): string {
  const address = addressOf(pathOf(request.params))
  return `${normalizeIP(request.ip, 64)} ${'type' in address ? address.type : address.kind}`
}

/** The path after `/api/`, from the wildcard of the route. */
export function pathOf(params: unknown): string {
  const wildcard =
    typeof params === 'object' && params !== null && '*' in params ? params['*'] : undefined
  return typeof wildcard === 'string' ? wildcard : ''
}
