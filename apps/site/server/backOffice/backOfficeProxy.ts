import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough, pipeline, Readable } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { largestForm } from '@sira/contract/deposits/fileEndpoints'
import { formFiles } from '@sira/contract/deposits/formFiles'
import { depositsPath } from '@sira/contract/deposits/tus'
import { formHeaders } from '@sira/contract/forms/envelope'
import { documentsPath } from '@sira/contract/programPaths'
import { type EndingAgent, endingAgent } from '@sira/host/calls/endingAgent'
import { readingMethods } from '@sira/host/readingMethods'
import { foreignPageRefusal, isSameOrigin } from '@sira/host/sameOrigin'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  preHandlerHookHandler,
} from 'fastify'
import { ownDossierCookie } from '../../src/dossiers/ownDossiers.ts'
import { admission, fileAdmission, refuseLarge } from '../door/admission.ts'
import { staffUploads } from '../door/staffUploads.ts'
import { refusingFrequentWrites } from '../door/writeLimit.ts'
import type { Environment } from '../environment.ts'
import { serveAdminFiles } from './adminFiles.ts'
import type { AnyReply } from './away/awayPage.ts'
import { sendAway } from './away/backOfficeAway.ts'
import type { BackOfficePresence } from './away/backOfficePresence.ts'
import { refusedWhileAway } from './away/refusedWhileAway.ts'
import { inPages } from './documentPages.ts'
import { asOurs, headersFor } from './strapiCalls.ts'

/** The limits of one kind of calls; milliseconds. */
const connectionLimits = {
  connections: 64,
  connectTimeout: 2000,
  headersTimeout: 60_000,
  bodyTimeout: 60_000,
}

/** A file may come as slowly as the slowest connection allowed: see slowClients. */
const slowFileMs = 90 * 60_000
/** The most upload requests a minute; one upload makes many. */
const filesPerMinute = 300

/**
 * Removes the lifetime of an answer for the sites: the caches in front have their own (decision
 * 89).
 */
function forVisitors({
  'cdn-cache-control': _lifetime,
  age: _age,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

type Asking = Parameters<typeof isSameOrigin>[0]

/** Remembers the dossier of a form sent by script on its device, as for a form without script. */
function withOwnDossier(siteOrigin: string) {
  return (answered: IncomingHttpHeaders, request?: Asking): IncomingHttpHeaders => {
    const { [formHeaders.dossierKey]: key, ...headers } = forVisitors(answered)
    const reference = headers[formHeaders.reference]
    const isOwn = typeof key === 'string' && typeof reference === 'string'
    if (!isOwn || !request || !isSameOrigin(request, siteOrigin)) return headers
    const asked = { headers: new Headers({ cookie: String(request.headers.cookie ?? '') }) }
    const cookie = ownDossierCookie(asked, { reference, key }, siteOrigin)
    return { ...headers, 'set-cookie': [cookie] }
  }
}

/**
 * Bytes of an answer that are read from the back office ahead of a slow reader, so that he does not
 * hold a connection to it.
 */
const ahead = 256 * 1024

function readAhead(answer: Readable): Readable {
  return pipeline(answer, new PassThrough({ highWaterMark: ahead }), () => undefined)
}

function answered(_request: unknown, reply: AnyReply, answer: object): void {
  if ('stream' in answer && answer.stream instanceof Readable) reply.send(readAhead(answer.stream))
}

/**
 * Passes `/api`, `/admin`, `/_next`, `/uploads` and `/documents` on to the back office, so that a
 * visitor sees one origin. `/api` stands for the path of API_URL, whatever it is there. Reading,
 * forms, screens and pictures have separate connections: a full kind does not block the others.
 */
export async function proxyBackOffice(
  app: FastifyInstance,
  { apiUrl, strapi, siteOrigin }: Pick<Environment, 'apiUrl' | 'strapi' | 'siteOrigin'>,
  serveUpload: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
  presence: Pick<BackOfficePresence, 'away'>,
): Promise<void> {
  const { origin, pathname } = new URL(apiUrl)
  const agents = new Set<EndingAgent>()
  app.addHook('onClose', async () => {
    for (const agent of agents) await agent.stop()
  })
  /** Makes the connections of one kind of calls. */
  function connections(own: Partial<typeof connectionLimits> = {}) {
    const agent = endingAgent({ ...connectionLimits, ...own }, presence.away)
    agents.add(agent)
    return agent.calls
  }
  const common = {
    upstream: origin,
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: headersFor(strapi),
      rewriteHeaders: strapi === undefined ? withOwnDossier(siteOrigin) : forVisitors,
      onError: (reply: AnyReply, { error }: { error: Error }) => void sendAway(reply, error),
      onResponse: strapi === undefined ? answered : asOurs(answered, strapi),
    },
  }

  const whileThere = refusedWhileAway(presence)

  async function pass(
    options: Pick<
      FastifyHttpProxyOptions,
      'prefix' | 'rewritePrefix' | 'httpMethods' | 'replyOptions'
    >,
    preHandlers: readonly (preHandlerHookHandler | preHandlerAsyncHookHandler)[],
    undici = connections(),
  ): Promise<void> {
    await app.register(async (scope) => {
      for (const preHandler of preHandlers) scope.addHook('preHandler', preHandler)
      await scope.register(httpProxy, { ...common, ...options, undici })
    })
  }

  async function passScreens(): Promise<void> {
    const ownPages: preHandlerAsyncHookHandler = async (request, reply) =>
      isSameOrigin(request, siteOrigin) ? undefined : reply.code(403).send(foreignPageRefusal)
    await pass({ prefix: '/admin', rewritePrefix: '/admin' }, [
      ownPages,
      refusingFrequentWrites(app, 'admin', 900),
      whileThere,
      admission(staffUploads(origin)),
    ])
    serveAdminFiles(app, origin, presence)
    await pass({ prefix: '/_next', rewritePrefix: '/_next', httpMethods: ['GET', 'HEAD'] }, [
      whileThere,
      admission(refuseLarge),
    ])
  }

  const api = { prefix: '/api', rewritePrefix: pathname === '/' ? '' : pathname }
  const toForms = [refusingFrequentWrites(app, 'api', 60), whileThere, admission(refuseLarge)]
  await pass({ ...api, httpMethods: [...readingMethods] }, [whileThere, admission(refuseLarge)])
  await pass({ ...api, httpMethods: writing }, toForms)
  async function passFiles(): Promise<void> {
    const counted = refusingFrequentWrites(app, 'files', filesPerMinute)
    const calls = connections({ headersTimeout: slowFileMs })
    const files = { [depositsPath]: ['one'], ...formFiles }
    for (const [path, { length }] of Object.entries(files)) {
      const admitted = fileAdmission(largestForm(length))
      const there = { prefix: `/api/${path}`, rewritePrefix: `${api.rewritePrefix}/${path}` }
      const options = { ...there, httpMethods: ['POST', 'PATCH'] }
      await pass(options, [counted, whileThere, admitted], calls)
    }
  }

  if (strapi === undefined) await passFiles()
  if (strapi === undefined) await passScreens()
  const local: preHandlerAsyncHookHandler = async (request, reply) =>
    (await serveUpload(request, reply)) ? reply : undefined
  await pass({ prefix: '/uploads', rewritePrefix: '/uploads', httpMethods: ['GET', 'HEAD'] }, [
    local,
    whileThere,
    admission(refuseLarge),
  ])
  // A Strapi has no documents: the address is not found.
  if (strapi !== undefined) return
  const documents = { prefix: documentsPath, rewritePrefix: documentsPath }
  const replyOptions = { ...common.replyOptions, onResponse: inPages(answered) }
  await pass({ ...documents, httpMethods: ['GET', 'HEAD'], replyOptions }, [
    whileThere,
    admission(refuseLarge),
  ])
}

const writing = ['POST', 'PUT', 'PATCH', 'DELETE']
