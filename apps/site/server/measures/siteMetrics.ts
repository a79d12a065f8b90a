import { backOfficePaths, isBelow, programPaths } from '@sira/contract/programPaths'
import { showSharing } from '@sira/host/counting/showSharing'
import type { Valkey } from '@sira/host/counting/valkey'
import type { Readiness } from '@sira/host/health'
import { openMetrics } from '@sira/host/metrics/openMetrics'
import { showDisk } from '@sira/host/metrics/showDisk'
import { showReadiness } from '@sira/host/metrics/showReadiness'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContentChanges } from '../backOffice/contentChanges.ts'
import type { Environment } from '../environment.ts'
import type { QuickAnswers } from '../pages/quickAnswers.ts'
import type { RenderPage } from '../rendering/astroRenderer.ts'

interface Looked {
  changes: Pick<ContentChanges, 'count'> | undefined
  valkey: Pick<Valkey, 'isThere'> | undefined
  quick: Pick<QuickAnswers, 'tell'>
  readiness(): Promise<Readiness>
}

/**
 * Opens the metrics of the site: answers by kind, pages by their cache outcome and rendering time,
 * and whether it hears of changes. Gives the rendering with a measurement around it.
 */
export function siteMetrics(
  app: FastifyInstance,
  environment: Pick<Environment, 'metricsToken' | 'dataDir' | 'process' | 'processes'>,
  { changes, valkey, quick, readiness }: Looked,
): (render: RenderPage) => RenderPage {
  const { metricsToken: token, dataDir, process, processes } = environment
  const labels = processes > 1 ? { process: String(process) } : {}
  const metrics = openMetrics(app, { token, labels, kindOf })
  if (metrics === undefined) return (render) => render
  showReadiness(metrics, readiness)
  if (changes) {
    const heard = () => Number(changes.count() !== undefined)
    metrics.gauge('sira_changes_heard', '1 while the back office tells what changes', heard)
  }
  if (valkey) showSharing(metrics, valkey)
  showDisk(metrics, dataDir)
  const countPage = metrics.counter('sira_pages_total', 'Pages, by how they were had', 'outcome')
  app.addHook('onResponse', ({ pageOutcome }, _reply, done) => {
    if (pageOutcome !== undefined) countPage(pageOutcome)
    done()
  })
  quick.tell((request) => {
    const kind = kindOf(request)
    return (_asked, seconds) => {
      metrics.answered(kind, 200, seconds)
      countPage('hit')
    }
  })
  const tookSeconds = metrics.durations('sira_render_seconds', 'Time to make a page')
  return (render) => async (page) => {
    const began = performance.now()
    try {
      return await render(page)
    } finally {
      tookSeconds((performance.now() - began) / 1000)
    }
  }
}

/**
 * The kind of a request. A page from memory is hundreds of times faster than a rendered one, so
 * they are separate kinds.
 */
function kindOf({ url, pageOutcome }: FastifyRequest): string {
  if (isBelow(url, backOfficePaths)) return 'back office'
  if (isBelow(url, programPaths)) return 'file'
  return pageOutcome === 'hit' ? 'kept page' : 'page'
}
