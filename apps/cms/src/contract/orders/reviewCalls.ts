import { formFiles } from '@sira/contract/deposits/formFiles'
import { reviewRequest } from '@sira/contract/orders/reviewRequest'
import { ContractError } from '@sira/contract/wire/errors'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { receiveFiles } from '../../deposits/receive/receiveFiles.ts'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { formEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { findOrder } from '../../orders/page/findOrder.ts'
import { receiveReview } from '../../orders/review/receiveReview.ts'
import type { DepositLimits } from '../deposits/depositLimits.ts'
import { fileRequest, takeFileBodies } from '../deposits/fileBodies.ts'
import type { OrderLimits } from './orderLimits.ts'

const names = formFiles.relectures

/**
 * `POST /api/relectures` (product 13): the CV or letter of an order for a paid review, by the pair
 * that follows the order. A wrong pair counts as a guess, and is told at its field.
 */
export function takeReviewCalls(
  app: FastifyInstance,
  payload: Payload,
  { write, guess, files }: Pick<OrderLimits, 'write' | 'guess'> & { files: DepositLimits },
): void {
  app.register(async (scope) => {
    takeFileBodies(scope)
    scope.post('/relectures', async (request, reply) => {
      await write(request)
      const envelope = formEnvelope(request.headers)
      const sent = await fileRequest(request, names.length, files)
      const order = await receiveFiles(sent, names, payload, (received) => {
        const { reference, phone } = readBy(reviewRequest, received.data)
        const find = () =>
          guess(request, () =>
            foundOrNothing(() => findOrder(reference, { phone }, payload)),
          ).catch((error: unknown) => {
            if (error instanceof ContractError && error.status === 404) return undefined
            throw error
          })
        return receiveReview(received, find, envelope, payload)
      })
      const { id, reference, etat } = order
      const data = { id, attributes: { reference, etat } }
      // No key of ours: the order has its own.
      return reply.header('cache-control', 'no-store').send({ data, meta: {} })
    })
  })
}
