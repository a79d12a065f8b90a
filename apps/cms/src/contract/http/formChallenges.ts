import { isIdempotencyKey } from '@sira/contract/forms/envelope'
import { badRequest } from '@sira/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { challengeFor } from '../../messages/reception/abuse/proofOfWork.ts'

/** `GET /api/form-challenge?key=…`: what to solve before sending the form of that key. */
export function serveFormChallenges(
  app: FastifyInstance,
  { secret }: Pick<Payload, 'secret'>,
): void {
  app.get<{ Querystring: { key?: unknown } }>('/form-challenge', async (request, reply) => {
    const { key } = request.query
    if (typeof key !== 'string' || !isIdempotencyKey(key)) {
      throw badRequest('key must be 8 to 100 letters, digits or dashes')
    }
    reply.header('cache-control', 'no-store')
    return challengeFor(key, secret)
  })
}
