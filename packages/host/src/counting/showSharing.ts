import type { Metrics } from '../metrics/openMetrics.ts'
import type { Valkey } from './valkey.ts'

/** Shows whether limits are shared. While Valkey is away, each program counts for itself. */
export function showSharing(metrics: Metrics, valkey: Pick<Valkey, 'isThere'>): void {
  const shared = () => Number(valkey.isThere())
  metrics.gauge('sira_limits_shared', '1 while limits are counted with other programs', shared)
}
