import { Readable } from 'node:stream'
import { filePages, type SentForm, sentFormHeader } from '@sira/contract/deposits/fileEndpoints'
import { formHeaders } from '@sira/contract/forms/envelope'
import { locales, localisedPath, withoutLocale } from '@sira/contract/locales'
import { errorEnvelope } from '@sira/contract/wire/errors'
import { passBody } from '@sira/host/calls/passBody'
import { isSameOrigin } from '@sira/host/sameOrigin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderPage } from '../rendering/astroRenderer.ts'
import type { CountedPages } from './countedPages.ts'
import { sendPage } from './pageAnswer.ts'

interface FilePageParts {
  counted: CountedPages
  render: RenderPage
  siteOrigin: string
  apiUrl: string
}

/** Milliseconds: as slow as the slowest connection allowed, see slowClients. */
const patience = 90 * 60_000

/**
 * Takes forms with files from pages without script. The files stream to the back office, not
 * through the memory of the site; the page then gets the outcome and is drawn anew.
 */
export function serveFilePages(app: FastifyInstance, parts: FilePageParts): void {
  const { counted, render, siteOrigin, apiUrl } = parts
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    for (const [path, endpoint] of Object.entries(filePages)) {
      for (const { code } of locales) {
        scope.post(localisedPath(path, code), async (request, reply) => {
          if (!isSameOrigin(request, siteOrigin)) return reply.code(403).send(foreign)
          const wait = await counted.waitInstead(request, request.url)
          if (wait) return sendPage(reply, wait)
          const sent = await passOn(request, `${apiUrl}/${endpoint}`)
          return answer(request, reply, sent)
        })
      }
    }
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, sent: SentForm) {
    const headers = { [sentFormHeader]: encodeURIComponent(JSON.stringify(sent)) }
    const page = await render({ method: 'POST', target: request.url, headers })
    if (page === undefined) return reply.code(404).send()
    return reply
      .code(page.status)
      .headers({ ...page.headers, 'cache-control': 'private, no-store' })
      .send(page.body)
  }
}

const foreign = 'Ce formulaire vient d’un autre site\u00a0: il n’a pas été pris en compte.'

async function passOn(request: FastifyRequest, url: string): Promise<SentForm> {
  const { headers, ip, body } = request
  const passed: Record<string, string> = {
    'content-type': headers['content-type'] ?? '',
    'x-forwarded-for': ip,
    [formHeaders.language]: withoutLocale(request.url).locale,
  }
  if (headers['content-length'] !== undefined) passed['content-length'] = headers['content-length']
  // The body of a browser's form is a stream here, see the parser above.
  if (!(body instanceof Readable)) return { status: 400, typed: {} }
  try {
    const answered = await passBody(url, { headers: passed, body, patience })
    const { status, said } = answered
    if (status === 200) {
      const reference = String(answered.headers[formHeaders.reference] ?? '')
      const key = answered.headers[formHeaders.dossierKey]
      return { status, reference, typed: {}, ...(typeof key === 'string' && { key }) }
    }
    const retryAfter = Number(answered.headers['retry-after']) || undefined
    const { data } = errorEnvelope.safeParse(said)
    const { errors: [problem] = [], typed = {} } = data?.error.details ?? {}
    const told = { field: problem?.path.at(-1), message: problem?.message, name: problem?.name }
    return { status, typed, ...told, ...(retryAfter ? { retryAfter } : {}) }
  } catch (error) {
    request.log.warn({ err: error }, 'un formulaire avec fichiers n’a pas pu être transmis')
    return { status: 503, typed: {} }
  }
}
