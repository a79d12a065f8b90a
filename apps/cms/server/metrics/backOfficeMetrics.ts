import { isBelow } from '@sira/contract/programPaths'
import { showSharing } from '@sira/host/counting/showSharing'
import type { Valkey } from '@sira/host/counting/valkey'
import type { Readiness } from '@sira/host/health'
import { openMetrics } from '@sira/host/metrics/openMetrics'
import { showDisk } from '@sira/host/metrics/showDisk'
import { showReadiness } from '@sira/host/metrics/showReadiness'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { backupState } from '../../src/backup/backupState.ts'
import type { Siblings } from '../../src/database/siblings/joinSiblings.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { connectionCounts, emailCounts, jobCounts } from './counts.ts'

interface Looked {
  payload: Payload
  environment: Environment
  siblings: Pick<Siblings, 'leads'>
  valkey: Pick<Valkey, 'isThere'> | undefined
  /** Throws where the files cannot be kept. */
  tryStore(): Promise<void>
  readiness(): Promise<Readiness>
}

/** What the back office counts of itself: answers, jobs, letters, connections, the last backup. */
export function backOfficeMetrics(
  app: FastifyInstance,
  { payload, environment, siblings, valkey, tryStore, readiness }: Looked,
): void {
  const { metricsToken: token, backup, publicUrl } = environment
  const metrics = openMetrics(app, { token, kindOf })
  if (metrics === undefined) return
  showReadiness(metrics, readiness)
  metrics.gauge('sira_leads', '1 where this one works for all on its database', () =>
    Number(siblings.leads()),
  )
  if (valkey) showSharing(metrics, valkey)
  showDisk(metrics, environment.dataDir)
  metrics.gauges('sira_jobs', 'Jobs of the queue', 'state', () => jobCounts(payload))
  metrics.gauges('sira_emails', 'Letters that have not left', 'state', () => emailCounts(payload))
  metrics.gauges('sira_database_connections', 'Connections to PostgreSQL', 'state', () =>
    connectionCounts(payload),
  )
  if (environment.fileBucket) {
    metrics.gauge('sira_store_answers', '1 where the S3 store of the files takes one', () =>
      tryStore().then(
        () => 1,
        () => 0,
      ),
    )
  }
  metrics.gauge('sira_backup_age_seconds', 'Age of the newest backup', async () => {
    const state = await backupState(backup, publicUrl, new Date())
    if ('madeAt' in state) return (Date.now() - state.madeAt.getTime()) / 1000
    // Where it is only tried out, on this very machine, nobody asks for one; anywhere else a place that
    // is empty, away or not given has no newest one at all.
    return state.state === 'unasked' ? undefined : Number.POSITIVE_INFINITY
  })
}

function kindOf({ url }: FastifyRequest): string {
  if (isBelow(url, ['/api'])) return 'contract'
  return isBelow(url, ['/admin', '/_next']) ? 'screen' : 'file'
}
