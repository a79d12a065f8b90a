import { Readable } from 'node:stream'
import { notFoundPath } from '../pages/pagePath.ts'
import { type AnyReply, awayPageFor, sendAwayPage } from './away/awayPage.ts'

type Answered = (request: unknown, reply: AnyReply, answer: object) => void

/** It has too much to do, or too much was asked for from one address. */
const busy = new Set([429, 503])

/**
 * Who follows a link to a document reads pages, not the words of a program: the not-found page of the
 * site for one that was thrown away, and one that tries again where it cannot be given now.
 */
export function inPages(answered: Answered): Answered {
  return (request, reply, answer) => {
    const page = busy.has(reply.statusCode) ? awayPageFor(reply.request) : undefined
    if (reply.statusCode !== 404 && page === undefined) return answered(request, reply, answer)
    if ('stream' in answer && answer.stream instanceof Readable) answer.stream.resume()
    for (const name of ['content-length', 'content-type', 'etag']) reply.removeHeader(name)
    reply.header('cache-control', 'no-store')
    if (page !== undefined) sendAwayPage(reply, page)
    else reply.redirect(notFoundPath(reply.request.url), 302)
  }
}
