import { ContractError, envelopeOf } from '@sira/contract/wire/errors'
import { tooLarge, unavailable } from '@sira/contract/wire/refusals'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { storageFailureIn } from '../../database/storageFailure.ts'
import { OverloadError } from '../overload.ts'

/** Seconds: a form that could not be kept is sent again under its key. */
const tryAgainAfter = '30'

/** Answers every failure with the error envelope; an unforeseen error is logged, not shown. */
export function answerError(
  error: FastifyError | ContractError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = knownError(error)
  if (known.status >= 500)
    request.log.error({ err: error, url: request.url }, 'contract API failed')
  if (known.status === 503) reply.header('retry-after', tryAgainAfter)
  if (known instanceof OverloadError) reply.header('retry-after', String(known.retryAfter))
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(known)))
}

function knownError(error: FastifyError | ContractError): ContractError {
  if (error instanceof ContractError) return error
  if (storageFailureIn(error)) return unavailable()
  const status = error.statusCode ?? 500
  if (status === 413) return tooLarge()
  if (status >= 400 && status < 500) {
    return new ContractError({ status, name: 'ValidationError', message: error.message })
  }
  const name = 'InternalServerError'
  return new ContractError({ status: 500, name, message: 'Internal Server Error', details: null })
}
