import { longestTypedCode } from '@sira/contract/attestations/attestation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { badgeJwks } from '../../enrolments/attestations/badge/badgeKeys.ts'
import { checkedAttestation } from '../../enrolments/attestations/check/checkedAttestation.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { OrderLimits } from './orderLimits.ts'

const code = z.string().max(longestTypedCode)
const toCheck = z.object({ code })

/**
 * The public calls that check a certificate (product 13), and give the keys of its badge's
 * signature.
 */
export function takeAttestationCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  app.get<{ Params: { code: string } }>('/attestations/:code', async (request, reply) => {
    const checked = await check(request, request.params.code.slice(0, longestTypedCode))
    return reply.header('cache-control', 'no-store').send(checked)
  })

  // The same for the site, which asks in the name of its visitor.
  app.post('/attestations/verifier', async (request, reply) => {
    const { code } = readBy(toCheck, dataOf(request))
    return reply.header('cache-control', 'no-store').send(await check(request, code))
  })

  app.get('/badges/cles', (_request, reply) => {
    return reply.type('application/jwk-set+json').send({ keys: badgeJwks(payload) })
  })

  app.get<{ Params: { kid: string } }>('/badges/cles/:kid', async ({ params }, reply) => {
    const find = async () => badgeJwks(payload).find(({ kid }) => kid === params.kid)
    return reply.type('application/jwk+json').send(await foundOrNothing(find))
  })

  async function check(request: FastifyRequest, code: string) {
    await limits.ask(request)
    const look = () => foundOrNothing(() => checkedAttestation(code, payload))
    return { data: { attributes: await limits.guess(request, look) }, meta: {} }
  }
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}
