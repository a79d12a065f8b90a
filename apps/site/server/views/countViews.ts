import { withoutLocale } from '@sira/contract/locales'
import { pageViewsPath, pageViewsQuestion } from '@sira/contract/measures/pageViews'
import { receiveSignedCalls } from '@sira/host/calls/receiveSignedCalls'
import type { FastifyInstance } from 'fastify'
import { familyOf } from '../../src/kinds/routeOf.ts'
import type { Environment } from '../environment.ts'
import type { QuickAnswers } from '../pages/quickAnswers.ts'
import { isReading } from './isReading.ts'
import type { ViewStore } from './viewStore.ts'

/** The statuses of a shown page: whole, or unchanged since the browser's copy. */
const shown = new Set([200, 304])

/**
 * Counts the pages that people read, whether they were made or kept: after the answer, so that
 * nobody waits for it, and with nothing in the page itself. `POST /_lectures`: the days, for the
 * back office (signed).
 */
export function countViews(
  app: FastifyInstance,
  store: ViewStore,
  { invalidationSecret: secret }: Pick<Environment, 'invalidationSecret'>,
  quick: Pick<QuickAnswers, 'tell'>,
): void {
  quick.tell(({ url }) =>
    isPage(url)
      ? ({ headers }) => {
          if (isReading('GET', headers)) store.add(new Date())
        }
      : undefined,
  )
  app.addHook('onResponse', (request, reply, done) => {
    const { method, headers, url } = request
    // A status written past Fastify is in the raw answer alone.
    if (shown.has(reply.raw.statusCode) && isPage(url) && isReading(method, headers)) {
      store.add(new Date())
    }
    done()
  })
  receiveSignedCalls(app, {
    path: pageViewsPath,
    secret,
    schema: pageViewsQuestion,
    answer: async ({ since }, reply) =>
      reply.header('cache-control', 'no-store').send(store.since(since)),
  })
}

function isPage(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return familyOf(withoutLocale(path).path) !== undefined
}
