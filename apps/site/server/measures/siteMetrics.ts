import { backOfficePaths, isBelow, programPaths } from '@sira/contract/programPaths'
import { showSharing } from '@sira/host/counting/showSharing'
import type { Valkey } from '@sira/host/counting/valkey'
import { openMetrics } from '@sira/host/metrics/openMetrics'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContentChanges } from '../backOffice/contentChanges.ts'
import type { Environment } from '../environment.ts'

interface Looked {
  changes: Pick<ContentChanges, 'count'> | undefined
  valkey: Pick<Valkey, 'isThere'> | undefined
}

/** What the site counts of itself: answers by kind, and whether it hears of changes. */
export function siteMetrics(
  app: FastifyInstance,
  { metricsToken: token }: Pick<Environment, 'metricsToken'>,
  { changes, valkey }: Looked,
): void {
  const metrics = openMetrics(app, { token, kindOf })
  if (changes) {
    const heard = () => Number(changes.count() !== undefined)
    metrics?.gauge('sira_changes_heard', '1 while the back office tells what changes', heard)
  }
  if (metrics && valkey) showSharing(metrics, valkey)
}

/** A page from memory is hundreds of times quicker than one that is made: they are told apart. */
function kindOf({ url, pageOutcome }: FastifyRequest): string {
  if (isBelow(url, backOfficePaths)) return 'back office'
  if (isBelow(url, programPaths)) return 'file'
  return pageOutcome === 'hit' ? 'kept page' : 'page'
}
