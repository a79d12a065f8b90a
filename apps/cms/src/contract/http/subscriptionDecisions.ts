import { decisionPath, subscribed, subscriptionPurposes } from '@sira/contract/subscriptionLinks'
import { notFound } from '@sira/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { decideSubscription } from '../../messages/newsletter/decideSubscription.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { decideAlert } from '../../offers/alerts/decideAlert.ts'
import type { FormCounts } from './rateLimit.ts'

const deciders = { newsletters: decideSubscription, alertes: decideAlert } as const

/**
 * `POST /api/newsletters/confirm` and `/unsubscribe`, and those of `alertes`, `{data: {token}}`:
 * the targets of the links in our letters. A GET changes nothing, because programs that scan
 * letters open every link.
 */
export function takeSubscriptionDecisions(
  app: FastifyInstance,
  payload: Payload,
  counts: FormCounts,
): void {
  const paths = subscribed.flatMap((to) => subscriptionPurposes.map((purpose) => ({ to, purpose })))
  for (const { to, purpose } of paths) {
    app.post(`/${decisionPath(purpose, to)}`, async (request, reply) => {
      const data = sentData(request.body, request.headers['content-type'])
      const token: unknown = 'token' in data ? data.token : undefined
      if (typeof token !== 'string' || !(await deciders[to](token, purpose, payload))) {
        await counts.wrong(request)
        throw notFound()
      }
      reply.header('cache-control', 'no-store')
      return { data: { purpose }, meta: {} }
    })
  }
}
