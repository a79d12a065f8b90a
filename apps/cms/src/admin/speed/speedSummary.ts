import {
  type SpeedMetric,
  speedMetrics,
  speedSummaryPath,
} from '@sira/contract/measures/speedMetrics'
import * as z from 'zod/mini'
import { askSite } from './askSite.ts'

const metrics = Object.keys(speedMetrics) as [SpeedMetric, ...SpeedMetric[]]
const percentiles = z.array(
  z.object({
    week: z.string(),
    page: z.string(),
    metric: z.enum(metrics),
    p75: z.number(),
    samples: z.number(),
  }),
)

/** The percentiles that the site keeps; `undefined` while it cannot be asked. */
export function readSpeedSummary(siteUrl: string) {
  return askSite(`${siteUrl}${speedSummaryPath}`, {}, percentiles)
}
