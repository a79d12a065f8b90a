import { envelopeOf } from '@sira/contract/wire/errors'
import { away } from '@sira/contract/wire/refusals'
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
  return page === undefined ? reply.send(envelopeOf(away(status))) : sendAwayPage(reply, page)
}
