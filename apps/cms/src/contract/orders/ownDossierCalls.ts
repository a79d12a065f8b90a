import { ownDossiersRequest } from '@sira/contract/dossiers/ownDossiers'
import { formHeaders } from '@sira/contract/forms/envelope'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { dossierKey } from '../../dossiers/followUp/dossierKey.ts'
import { openedDossiers } from '../../dossiers/followUp/openedDossiers.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { OrderLimits } from './orderLimits.ts'

/**
 * `POST /api/dossiers`: gives the dossiers of a device, by the keys that it holds. Every answer
 * with a reference also has its key, which the site keeps out of the reach of scripts.
 */
export function takeOwnDossierCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  app.addHook('onSend', async (_request, reply) => {
    const reference = reply.getHeader(formHeaders.reference)
    if (typeof reference === 'string') {
      reply.header(formHeaders.dossierKey, dossierKey(reference, payload))
    }
  })

  app.post('/dossiers', async (request, reply) => {
    await limits.ask(request)
    const asked = readBy(
      ownDossiersRequest,
      sentData(request.body, request.headers['content-type']),
    )
    const attributes = { dossiers: await openedDossiers(asked, payload) }
    return reply.header('cache-control', 'no-store').send({ data: { attributes }, meta: {} })
  })
}
