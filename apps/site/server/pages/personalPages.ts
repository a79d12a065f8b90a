import { limits } from '@sira/contract/limits'
import { locales, localisedPath } from '@sira/contract/locales'
import { isSameOrigin } from '@sira/host/sameOrigin'
import { passingBody } from '@sira/response-cache/encoding/passingBody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { personalPaths } from '../../src/kinds/pageRules.ts'
import type { RenderPage } from '../rendering/astroRenderer.ts'
import type { CountedPages } from './countedPages.ts'
import { languageMove, sendElsewhere } from './language.ts'
import { pageAddress } from './pageAddress.ts'
import { lookupOf, sendPage } from './pageAnswer.ts'
import { notFoundPath } from './pagePath.ts'
import type { PageSource } from './pageSource.ts'

const passedHeaders = ['cookie', 'content-type', 'accept-language'] as const

interface PersonalParts {
  pages: PageSource
  counted: CountedPages
  render: RenderPage
  siteOrigin: string
}

/**
 * Serves pages for one visitor, never cached: those that the rules call personal, and the answers
 * to forms. Only these see his cookies. A form sent from another site is refused with 403; each is
 * a rendered page and counted as one (decision 24).
 */
export function personalPages(
  app: FastifyInstance,
  { pages, counted, render, siteOrigin }: PersonalParts,
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const wait = await counted.waitInstead(request, request.url)
    if (wait) return sendPage(reply, wait)
    const address = pageAddress(request.url)
    const notFound = () => pages(lookupOf(request, notFoundPath(request.url)))
    if (address === undefined) return sendPage(reply, await notFound())
    // Names the visitor's address, because the back office limits each visitor, not the site.
    const headers: Record<string, string> = { 'x-forwarded-for': request.ip }
    for (const name of passedHeaders) {
      const value = request.headers[name]
      if (value !== undefined) headers[name] = value
    }
    const page = await render({
      method: request.method,
      // A form goes to the address that its page gave it.
      target: request.method === 'POST' ? request.url : address.target,
      headers,
      ...(request.body instanceof Buffer ? { body: request.body } : {}),
    })
    if (page === undefined) return sendPage(reply, await notFound())
    const {
      'cdn-cache-control': _lifetime,
      'cache-tag': _tags,
      'set-cookie': cookies,
      ...own
    } = page.headers
    if (cookies !== undefined) reply.header('set-cookie', cookies.split('\n'))
    const sent = await passingBody(page.body, own, request.headers['accept-encoding'])
    return reply
      .code(page.status)
      .headers({ ...own, ...sent.headers, 'cache-control': 'private, no-store' })
      .send(request.method === 'HEAD' ? null : sent.body)
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const move = languageMove(request)
    return move ? sendElsewhere(reply, move) : answer(request, reply)
  }

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    if (isSameOrigin(request, siteOrigin)) return answer(request, reply)
    return reply.code(403).type('text/plain; charset=utf-8').send(refusal)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const form = { parseAs: 'buffer', bodyLimit: limits.formBody } as const
    scope.addContentTypeParser('*', form, (_request, body, done) => done(null, body))
    for (const url of personalPaths.flatMap(inEveryLanguage)) {
      scope.route({ method: ['GET', 'HEAD'], url, onRequest: apart, handler: show })
    }
    scope.route({ method: 'POST', url: '/*', handler: receive })
  })
}

/** Gives the routes of a personal page and of the pages below it, in every language. */
function inEveryLanguage(path: string): string[] {
  return locales.map(({ code }) => localisedPath(path, code).replace(/\/$/, '/*'))
}

/** Like the back office, it shares no window with other sites (decision 18). */
function apart(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cross-origin-opener-policy', 'same-origin')
  done()
}

const refusal = 'Ce formulaire vient d’un autre site : il n’a pas été pris en compte.'
