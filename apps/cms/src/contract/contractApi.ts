import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import { limits } from '@sira/contract/limits'
import { forbidden } from '@sira/contract/wire/refusals'
import { rateLimitStore } from '@sira/host/counting/rateLimitStore'
import type { Valkey } from '@sira/host/counting/valkey'
import type { ResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { takeApplicationCalls } from './applications/applicationCalls.ts'
import { applicationLimits } from './applications/applicationLimits.ts'
import { takeShareCalls } from './applications/shareCalls.ts'
import { takeAttendanceCalls } from './attendance/attendanceCalls.ts'
import { takeSheetCalls } from './attendance/sheetCalls.ts'
import { takeCandidatePaperCalls } from './candidates/candidatePaperCalls.ts'
import { takeCourierApplications } from './deliveries/courierApplications.ts'
import { takeCourierCalls } from './deliveries/courierCalls.ts'
import { takeDeposits } from './deposits/depositCalls.ts'
import { depositLimits } from './deposits/depositLimits.ts'
import { addressOf, allowedMethods } from './http/address.ts'
import { answerCreate } from './http/answerCreate.ts'
import { answerError } from './http/answerError.ts'
import { answerRead } from './http/answerRead.ts'
import { defaultStrangersTimeMs } from './http/answerTime.ts'
import { takeCommentReports } from './http/commentReports.ts'
import { refuseBearers } from './http/door/refuseBearers.ts'
import { tellMethods } from './http/door/tellMethods.ts'
import { serveFormChallenges } from './http/formChallenges.ts'
import {
  countingForms,
  defaultFormRateLimit,
  type FormRateLimit,
  pathOf,
} from './http/rateLimit.ts'
import { countingUncached, defaultReadLimit, type ReadLimit } from './http/readLimit.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { takeSubscriptionDecisions } from './http/subscriptionDecisions.ts'
import { takeAttestationCalls } from './orders/attestationCalls.ts'
import { takeEnrolmentCalls } from './orders/enrolmentCalls.ts'
import { takeOrderCalls } from './orders/orderCalls.ts'
import { orderLimits } from './orders/orderLimits.ts'
import { takeOwnDossierCalls } from './orders/ownDossierCalls.ts'
import { takePaperCalls } from './orders/paperCalls.ts'
import { takePaymentCalls } from './orders/paymentCalls.ts'
import { takeReviewCalls } from './orders/reviewCalls.ts'
import { takeSeatPaperCalls } from './orders/seatPaperCalls.ts'
import { takeSpaceCalls } from './orders/spaceCalls.ts'
import { type QueryTimes, readContexts } from './read/readContexts.ts'

export interface ContractApiOptions {
  payload: Payload
  cache: ResponseCache
  /** The shared counters of several back offices. */
  valkey?: Valkey | undefined
  /** Default: 30 sendings of a form in 10 minutes from one address, and 120 that break its rules. */
  formRateLimit?: FormRateLimit
  /** Default: 120 answers in a minute that one address causes to be made. */
  readLimit?: ReadLimit
  /** Default: 15 seconds for an answer to a stranger. */
  strangersTimeMs?: number
  /** Default: 2 seconds for a query of a stranger, 5 for one of our own programs. */
  queryTimes?: QueryTimes
}

const bodyLimit = limits.formBody

/** The contract API (contract.md) as a Fastify plugin; the host gives the prefix, `/api`. */
export async function contractApi(
  app: FastifyInstance,
  options: ContractApiOptions,
): Promise<void> {
  const { payload, cache, valkey } = options
  const contexts = readContexts(payload, options.queryTimes)
  app.addHook('onClose', async () => contexts.close())

  app.setErrorHandler(answerError)
  // Bodies stay texts until an address that wants one reads them: see sentData.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, body)
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
  app.addHook('onRequest', tellMethods(app.prefix))
  await app.register(cors, {
    origin: true,
    methods: ['GET', 'HEAD', 'POST'],
    maxAge: 86_400,
    strictPreflight: false,
  })
  await app.register(rateLimit, { global: false, ...rateLimitStore(valkey, 'back office') })

  const reading = {
    cache,
    contexts,
    countUncached: countingUncached(app, 'answers', options.readLimit ?? defaultReadLimit),
    strangersTimeMs: options.strangersTimeMs ?? defaultStrangersTimeMs,
  }
  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(pathOf(request.params))
    refuseBearers(request, address)
    return answerRead(address, request, reply, reading)
  }
  const formRateLimit = options.formRateLimit ?? defaultFormRateLimit
  const counts = countingForms(app, formRateLimit, valkey)
  const create = (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(pathOf(request.params))
    return 'type' in address
      ? answerCreate(address.type, request, reply, { payload, counts })
      : Promise.reject(forbidden())
  }

  serveFormChallenges(app, payload)
  takeSubscriptionDecisions(app, payload, counts)
  takeCommentReports(app, payload, counts, valkey)
  const sales = orderLimits(app, formRateLimit, valkey)
  takeOrderCalls(app, payload, sales)
  takePaymentCalls(app, payload, sales)
  takePaperCalls(app, payload, sales)
  takeCandidatePaperCalls(app, formRateLimit)
  const files = depositLimits(payload, valkey)
  takeDeposits(app, payload, files)
  takeOwnDossierCalls(app, payload, sales)
  takeSpaceCalls(app, payload, sales)
  takeCourierCalls(app, payload, sales)
  takeCourierApplications(app, payload, { ...sales, files })
  takeReviewCalls(app, payload, { ...sales, files })
  const applying = applicationLimits(formRateLimit, valkey)
  takeApplicationCalls(app, payload, { ...applying, files })
  takeShareCalls(app, payload, applying)
  takeEnrolmentCalls(app, payload, sales)
  takeAttestationCalls(app, payload, sales)
  takeSeatPaperCalls(app, payload, sales)
  takeAttendanceCalls(app, payload, sales)
  takeSheetCalls(app, payload, { ...sales, files })
  app.get('', read)
  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: read })
  app.route({
    method: 'POST',
    url: '/*',
    bodyLimit,
    onRequest: [refuse, (request) => counts.refuseAtOnce(request)],
    handler: create,
  })
  app.route({ method: ['PUT', 'PATCH', 'DELETE'], url: '/*', onRequest: refuse, handler: read })
}

/** Writing is refused before the body is read: 405 where no such route exists, else 403. */
async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const address = addressOf(pathOf(request.params))
  const allowed = allowedMethods(address)
  if (!allowed.includes(request.method)) {
    return reply
      .code(405)
      .header('allow', allowed.join(', '))
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Method Not Allowed')
  }
  refuseBearers(request, address)
  if (request.method === 'POST' && address.kind === 'form') return undefined
  throw forbidden()
}
