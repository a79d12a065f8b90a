import { isBelow } from '@sira/contract/programPaths'
import { envelopeOf } from '@sira/contract/wire/errors'
import { away } from '@sira/contract/wire/refusals'
import { staffRefusal } from '../../errorAnswers.ts'
import { type AnyReply, awayPageFor, retryAfterSeconds, sendAwayPage } from './awayPage.ts'

/** 502, 503 or 504: an envelope for programs, a page for people. */
export function sendAway(reply: AnyReply, failure: unknown): AnyReply {
  const { request } = reply
  const timedOut = failure instanceof Error && /timeout/i.test(failure.message)
  const status = timedOut ? 504 : 503
  request.log.warn(
    { failure: failure instanceof Error ? failure.message : failure },
    'back office absent',
  )
  reply.code(status).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store')
  const page = awayPageFor(request)
  if (page !== undefined) return sendAwayPage(reply, page)
  const refusal = away(status)
  return reply.send(
    isBelow(request.url, ['/admin']) ? staffRefusal(refusal.name, status) : envelopeOf(refusal),
  )
}
