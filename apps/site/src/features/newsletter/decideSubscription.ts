import {
  decisionPath,
  type Subscribed,
  type SubscriptionPurpose,
  subscriptionParameter,
} from '@sira/contract/subscriptionLinks'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { decisionQuery } from './query.ts'

export type DecisionOutcome = 'asked' | 'done' | 'invalid' | 'away'

interface DecisionPage {
  request: Request
  url: URL
  locals: Pick<App.Locals, 'backOffice'>
}

/**
 * A GET only asks: programs that scan letters open every link. A POST decides, be it the button
 * of the page or the one click of a mail program (RFC 8058).
 */
export async function decideSubscription(
  { request, url, locals }: DecisionPage,
  decision: SubscriptionPurpose,
  to: Subscribed = 'newsletters',
): Promise<DecisionOutcome> {
  const { [subscriptionParameter]: token } = readQuery(decisionQuery, url)
  if (token === undefined) return 'invalid'
  if (request.method !== 'POST') return 'asked'
  const path = decisionPath(decision, to)
  return decided(locals.backOffice, path, token, request.headers.get('x-forwarded-for'))
}

async function decided(
  backOffice: BackOffice,
  path: string,
  token: string,
  address: string | null,
): Promise<DecisionOutcome> {
  const created = await backOffice.create(path, { data: { token } }, address)
  if (created.done) return 'done'
  return created.status === 404 ? 'invalid' : 'away'
}
