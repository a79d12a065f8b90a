import { Readable } from 'node:stream'
import { notFoundPath } from '../pages/pagePath.ts'
import { type AnyReply, awayPageFor, sendAwayPage } from './away/awayPage.ts'

type Answered = (request: unknown, reply: AnyReply, answer: object) => void

/** The back office is overloaded, or one address asked for too much. */
const busy = new Set([429, 503])

/**
 * Answers a link to a document with pages for people instead of JSON: the not-found page for a
 * removed document, and a page that tries again where the document cannot be given now.
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
