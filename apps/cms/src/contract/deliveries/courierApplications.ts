import { formFiles } from '@sira/contract/deposits/formFiles'
import { formHeaders } from '@sira/contract/forms/envelope'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { receiveCourier } from '../../deliveries/couriers/receiveCourier.ts'
import { receiveFiles } from '../../deposits/receive/receiveFiles.ts'
import { formEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import type { DepositLimits } from '../deposits/depositLimits.ts'
import { fileRequest, takeFileBodies } from '../deposits/fileBodies.ts'
import type { OrderLimits } from '../orders/orderLimits.ts'

const names = formFiles.coursiers

/** `POST /api/coursiers` (product 13): an application as a courier, with its papers. */
export function takeCourierApplications(
  app: FastifyInstance,
  payload: Payload,
  { write, files }: Pick<OrderLimits, 'write'> & { files: DepositLimits },
): void {
  app.register(async (scope) => {
    takeFileBodies(scope)
    scope.post('/coursiers', async (request, reply) => {
      await write(request)
      const envelope = formEnvelope(request.headers)
      const sent = await fileRequest(request, names.length, files)
      const courier = await receiveFiles(sent, names, payload, (received) =>
        receiveCourier(received, envelope, payload),
      )
      const { id, reference, etat, createdAt, updatedAt } = courier
      return reply
        .header('cache-control', 'no-store')
        .header(formHeaders.reference, reference)
        .send({ data: { id, attributes: { reference, etat, createdAt, updatedAt } }, meta: {} })
    })
  })
}
