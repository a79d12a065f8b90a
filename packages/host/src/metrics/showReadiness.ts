import { isWhole, type Readiness } from '../health.ts'
import type { Metrics } from './openMetrics.ts'

/** The result of `/readyz` as a number. */
export function showReadiness(metrics: Metrics, readiness: () => Promise<Readiness>): void {
  metrics.gauge('sira_ready', '1 while GET /readyz names nothing that cannot be done', async () =>
    Number(isWhole(await readiness())),
  )
}
