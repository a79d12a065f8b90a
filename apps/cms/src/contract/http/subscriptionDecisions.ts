import { decisionPath, subscriptionPurposes } from '@sira/contract/subscriptionLinks'
import { notFound } from '@sira/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { decideSubscription } from '../../messages/newsletter/decideSubscription.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import type { FormCounts } from './rateLimit.ts'

/**
 * `POST /api/newsletters/confirm` and `/unsubscribe`, `{data: {token}}`: what the links in our
 * letters lead to. A GET changes nothing: programs that scan letters open every link.
 */
export function takeSubscriptionDecisions(
  app: FastifyInstance,
  payload: Payload,
  counts: FormCounts,
): void {
  for (const purpose of subscriptionPurposes) {
    app.post(`/${decisionPath(purpose)}`, async (request, reply) => {
      const data = sentData(request.body, request.headers['content-type'])
      const token: unknown = 'token' in data ? data.token : undefined
      if (typeof token !== 'string' || !(await decideSubscription(token, purpose, payload))) {
        await counts.wrong(request)
        throw notFound()
      }
      reply.header('cache-control', 'no-store')
      return { data: { purpose }, meta: {} }
    })
  }
}
