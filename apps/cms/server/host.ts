import { isLoopback } from '@sira/host/addresses/publicAddress'
import { joinValkey } from '@sira/host/counting/joinValkey'
import { answerHealth } from '@sira/host/health'
import { openApp } from '@sira/host/openApp'
import { logRequests } from '@sira/host/requestLog'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { shareConfig } from '../src/app/hostConfig.ts'
import { contractApi } from '../src/contract/contractApi.ts'
import { servePreviews } from '../src/contract/http/previews.ts'
import { OverloadError } from '../src/contract/overload.ts'
import { closeDatabase } from '../src/database/closeDatabase.ts'
import { joinSiblings, type Siblings } from '../src/database/siblings/joinSiblings.ts'
import type { Environment } from '../src/environment/environment.ts'
import { shareLeftLetters } from '../src/mail/leftLetters.ts'
import { shareSignInLimits } from '../src/people/signIn/signInLimits.ts'
import { onChange, tellListeners } from '../src/publication/changes/changeListeners.ts'
import { fileFoldersOf } from '../src/store/fileFoldersOf.ts'
import { storeTrial } from '../src/store/storeTrial.ts'
import { type AdminScreens, adminScreens } from './adminScreens.ts'
import { serveDocuments } from './documents.ts'
import { lateWork } from './health/lateWork.ts'
import { keepsWhatIsSent } from './health/readiness.ts'
import { backOfficeMetrics } from './metrics/backOfficeMetrics.ts'
import { traceBackOffice } from './metrics/traceBackOffice.ts'
import { askAndRead } from './soleWork.ts'
import { tellChanges } from './tellChanges.ts'
import { serveUploads } from './uploads.ts'

export interface Host {
  app: FastifyInstance
  screens: AdminScreens
  /** The other back offices on its database: one of them works for all. */
  siblings: Siblings
  /** After the last answer: lets go of the database and of all that listens. */
  stop(): Promise<void>
}

const apiCacheBytes = 48 * 1024 * 1024

/** The back office as one Fastify instance, not yet listening. */
export async function createHost(environment: Environment, payload: Payload): Promise<Host> {
  const app = openApp(environment.logLevel, {
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false },
  })
  const cache = createResponseCache({
    maxBytes: apiCacheBytes,
    onRenderFailure: (key, failure) => {
      const level = failure instanceof OverloadError ? 'info' : 'error'
      app.log[level]({ key, failure }, 'réponse non rendue')
    },
  })
  const forgetting = onChange((tags) => cache.invalidate(tags))
  // After it: what a site asks for on hearing of a change is made anew.
  const telling = tellChanges(app, environment.invalidationSecret)
  shareConfig(payload.config)
  warnOfUselessLinks(environment, app)
  const { runsJobs } = environment
  const siblings = await joinSiblings(payload, { runsJobs, hear: tellListeners })
  siblings.lead(askAndRead(payload))
  const valkey = await joinValkey(app, environment.counting)
  shareSignInLimits(valkey)
  shareLeftLetters(valkey)
  const screens = adminScreens(app, payload, environment.publicUrl)

  const { media, documents } = fileFoldersOf(payload)
  const tryStore = storeTrial(media)
  const { dataDir } = environment
  traceBackOffice(app)
  logRequests(app)
  const readiness = keepsWhatIsSent(payload, { dataDir, tryStore }, app.log)
  backOfficeMetrics(app, { payload, environment, siblings, valkey, tryStore, readiness })
  answerHealth(app, readiness, () => lateWork(payload))
  await serveUploads(app, media)
  await serveDocuments(app, payload, { folder: documents, valkey })
  await app.register(contractApi, { prefix: '/api', payload, cache, valkey })
  servePreviews(app, payload, environment.publicUrl)
  screens.serve()

  async function stop(): Promise<void> {
    forgetting()
    telling()
    await siblings.stop()
    await screens.close()
    await payload.destroy()
    await closeDatabase(payload)
  }
  return { app, screens, siblings, stop }
}

/** Letters that really leave are read elsewhere: there, a link to this machine leads nowhere. */
function warnOfUselessLinks({ publicUrl, smtpUrl }: Environment, app: FastifyInstance): void {
  if (smtpUrl === undefined || !isLoopback(new URL(publicUrl).host)) return
  app.log.warn(
    { publicUrl },
    'PUBLIC_URL désigne cette machine, et SMTP_URL envoie des lettres : leurs liens ne mèneront nulle part. Indiquez dans PUBLIC_URL l’adresse que tapent les visiteurs.',
  )
}
