import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, allowedMethods } from '../address.ts'
import { tusAbilities } from './tusAbilities.ts'

/**
 * `OPTIONS` as the recorded server answers it: with `Allow`. Before that, a browser that asks
 * whether a page of another origin may send is answered by the rules for such pages.
 */
export function tellMethods(prefix: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'OPTIONS') return undefined
    if (request.headers['access-control-request-method'] !== undefined) return undefined
    const [path = ''] = request.url.split('?', 1)
    const address = addressOf(path.slice(prefix.length).replace(/^\/+/, ''))
    const allowed = allowedMethods(address)
    if (address.kind === 'deposit') reply.headers(tusAbilities)
    return reply
      .header('allow', allowed.join(', '))
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('')
  }
}
