/**
 * The measures of a visit on a phone (web-vitals), each with the value up to which it is good and
 * the one beyond which it is poor, as Google draws the two lines.
 */
export const speedMetrics = {
  LCP: { good: 2500, poor: 4000, unit: 'ms' },
  INP: { good: 200, poor: 500, unit: 'ms' },
  CLS: { good: 0.1, poor: 0.25, unit: '' },
  FCP: { good: 1800, poor: 3000, unit: 'ms' },
  TTFB: { good: 800, poor: 1800, unit: 'ms' },
} as const

export type SpeedMetric = keyof typeof speedMetrics

/** The path to which a page sends its measurements, on its own site. */
export const speedPath = '/mesures'

/** The path by which the back office asks for the percentiles, by a signed call. */
export const speedSummaryPath = '/_mesures'

/** The 75th percentile of a page in a week, as Google judges it. */
export interface SpeedSummary {
  /** Monday of the week, `YYYY-MM-DD`. */
  week: string
  /** Address of the page in French; pages of records of one kind count together: `/jobs/…`. */
  page: string
  metric: SpeedMetric
  /** Milliseconds; CLS has no unit. */
  p75: number
  samples: number
}
