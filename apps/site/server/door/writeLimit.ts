import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a refusal looks like: the contract's error envelope. */
export function tooManyRequests(): object {
  return {
    statusCode: 429,
    data: null,
    error: {
      status: 429,
      name: 'RateLimitError',
      message: 'Too many requests, please try again later.',
      details: {},
    },
  }
}

/** A pre-handler that counts writes by address and minute, and lets every read pass. */
export function refusingFrequentWrites(app: FastifyInstance, writesPerMinute: number) {
  const limit = app.rateLimit({ max: writesPerMinute, timeWindow: '1 minute' })
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const counted = reading.has(request.method) ? undefined : limit.call(app, request, reply)
    Promise.resolve(counted).then(() => {
      if (!reply.sent) done()
    }, done)
  }
}
