import { invalidCredentials } from '@sira/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
import type { Address } from '../address.ts'

const bearer = /^bearer +\S/i

/**
 * Refuses calls with a token, as Strapi does: nobody has a valid one, and such a caller must not be
 * answered as a stranger. An unknown address gives its own error first.
 */
export function refuseBearers({ headers }: FastifyRequest, address: Address): void {
  if (address.kind === 'unknown') return
  if (bearer.test(headers.authorization ?? '')) throw invalidCredentials()
}
