import { senderOfWhat } from '@sira/host/counting/senderOf'
import { isReading } from '@sira/host/readingMethods'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A pre-handler that counts writes of one kind by address and minute, and lets every read pass. */
export function refusingFrequentWrites(
  app: FastifyInstance,
  kind: string,
  writesPerMinute: number,
) {
  const limit = app.rateLimit({
    max: writesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: senderOfWhat(`writes ${kind}`),
  })
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const counted = isReading(request.method) ? undefined : limit.call(app, request, reply)
    Promise.resolve(counted).then(() => {
      if (!reply.sent) done()
    }, done)
  }
}
