import { invalidCredentials } from '@sira/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
import type { Address } from '../address.ts'

const bearer = /^bearer +\S/i

/**
 * Nobody is given a key to this API: whoever shows one is told that it opens nothing, as by Strapi,
 * and not answered as a stranger. An address that is none says so first.
 */
export function refuseBearers({ headers }: FastifyRequest, address: Address): void {
  if (address.kind === 'unknown') return
  if (bearer.test(headers.authorization ?? '')) throw invalidCredentials()
}
