import { withoutLocale } from '@sira/contract/locales'
import {
  type SpeedMetric,
  speedMetrics,
  speedPath,
  speedSummaryPath,
} from '@sira/contract/measures/speedMetrics'
import { receiveSignedCalls } from '@sira/host/calls/receiveSignedCalls'
import { parsedJson } from '@sira/host/parsedJson'
import { isSameOrigin } from '@sira/host/sameOrigin'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { familyOf } from '../../src/kinds/routeOf.ts'
import { refusingFrequentWrites } from '../door/writeLimit.ts'
import type { Environment } from '../environment.ts'
import type { SpeedStore } from './speedStore.ts'

const nothing = z.object({})

const names = Object.keys(speedMetrics) as [SpeedMetric, ...SpeedMetric[]]
const sample = z.object({
  path: z.string().max(300),
  values: z.partialRecord(z.enum(names), z.number().min(0).max(600_000)),
})
/**
 * `POST /mesures`: takes the measurements of a page from its own site; always 204, because nobody
 * reads the answer. `POST /_mesures`: gives the percentiles to the back office (signed).
 */
export function receiveMeasures(
  app: FastifyInstance,
  store: SpeedStore,
  {
    invalidationSecret: secret,
    siteOrigin,
  }: Pick<Environment, 'invalidationSecret' | 'siteOrigin'>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 2048 },
      (_request, body, done) => done(null, body),
    )
    const preHandler = refusingFrequentWrites(app, 'measures', 60)
    scope.post(speedPath, { preHandler }, async (request, reply) => {
      const read = sample.safeParse(parsedJson(String(request.body)))
      const page = read.success ? pageOf(read.data.path) : undefined
      if (read.success && page !== undefined && isSameOrigin(request, siteOrigin)) {
        try {
          store.add(page, definedOf(read.data.values), new Date())
        } catch (error) {
          request.log.warn({ err: error }, 'mesure non gardée')
        }
      }
      return reply.code(204).send()
    })
  })
  receiveSignedCalls(app, {
    path: speedSummaryPath,
    secret,
    schema: nothing,
    answer: async (_content, reply) =>
      reply.header('cache-control', 'no-store').send(store.summary()),
  })
}

/**
 * Gives the kind of page for the count of a visit; `undefined` for an unknown address. Parts that
 * visitors may invent (a slug, the name of the book shop) are counted together, so that the number
 * of rows is bounded.
 */
function pageOf(path: string): string | undefined {
  return familyOf(withoutLocale(path).path)
}

function definedOf(values: Readonly<Partial<Record<SpeedMetric, number | undefined>>>) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<Record<SpeedMetric, number>>
}
