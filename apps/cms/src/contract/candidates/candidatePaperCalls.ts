import { letterSchema } from '@sira/contract/cv/letter'
import { resumeSchema } from '@sira/contract/cv/resume'
import { ContractError } from '@sira/contract/wire/errors'
import { badRequest } from '@sira/contract/wire/refusals'
import { senderOf } from '@sira/host/counting/senderOf'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { drawCv, drawLetter } from '../../papers/candidatePapers.ts'
import { inTurn } from '../../papers/inTurn.ts'
import { pdfHeaders } from '../../papers/pdfAnswer.ts'
import type { FormRateLimit } from '../http/rateLimit.ts'
import { OverloadError, tooOften } from '../overload.ts'

const cvRequest = z.object({ cv: resumeSchema })
const letterRequest = z.object({ lettre: letterSchema })

/**
 * The most characters of a document, names of fields included: some eight pages, a fifth of a
 * second.
 */
const longest = 30_000
/** A line this long is waited for five seconds at most. */
const mostWaiting = 20
/** Hundreds of visitors share one address of a mobile operator. */
const times = 2

const busy = () =>
  new OverloadError(
    new ContractError({
      status: 503,
      name: 'ServiceUnavailableError',
      message: 'Too many pages are being drawn. Please try again in a moment.',
    }),
    10,
  )

/** Draws the CV and the letter made on a device, sends them, and keeps nothing. */
export function takeCandidatePaperCalls(app: FastifyInstance, limit: FormRateLimit): void {
  const count = app.createRateLimit({
    max: limit.max * times,
    timeWindow: limit.timeWindowMs,
    keyGenerator: (request) => `${senderOf(request)} papers of candidates`,
  })
  const draw = inTurn(mostWaiting, busy)

  /** The request, once this address may have more papers drawn. */
  const sent = async (request: FastifyRequest): Promise<object> => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooOften(counted.ttlInSeconds)
    return sentData(request.body, request.headers['content-type'])
  }
  const today = () => new Date().toISOString().slice(0, 10)

  app.post('/papiers/cv', async (request, reply) => {
    const { cv } = readBy(cvRequest, await sent(request))
    if (JSON.stringify(cv).length > longest) throw badRequest('cv is too long to be drawn')
    return reply.headers(pdfHeaders('cv')).send(await draw(() => drawCv(cv, today())))
  })

  app.post('/papiers/lettre', async (request, reply) => {
    const { lettre } = readBy(letterRequest, await sent(request))
    return reply.headers(pdfHeaders('lettre')).send(await draw(() => drawLetter(lettre, today())))
  })
}
