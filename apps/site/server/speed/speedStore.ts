import {
  type SpeedMetric,
  type SpeedSummary,
  speedMetrics,
} from '@sira/contract/measures/speedMetrics'
import { openMeasureFile } from '../measures/measureFile.ts'

/** Samples counted by week, page and metric; single visits are not kept. */
export interface SpeedStore {
  add(page: string, values: Readonly<Partial<Record<SpeedMetric, number>>>, now: Date): void
  /** The latest weeks, newest first. */
  summary(): SpeedSummary[]
  close(): void
}

/** Each bucket is 5 % wider than the one before, which is the precision of a percentile. */
const step = Math.log(1.05)
const weeksKept = 26
const weeksShown = 8
const day = 24 * 60 * 60 * 1000

export function openSpeedStore(folder: string): SpeedStore {
  const database = openMeasureFile(folder, 'mesures.sqlite', tables)
  const add = database.prepare(`INSERT INTO samples VALUES (?, ?, ?, ?, 1)
    ON CONFLICT DO UPDATE SET count = count + 1`)
  // The bucket in which three quarters of the samples are passed.
  const read = database.prepare(`SELECT week, page, metric, min(bucket) AS bucket, samples FROM (
      SELECT week, page, metric, bucket,
        sum(count) OVER (PARTITION BY week, page, metric ORDER BY bucket) AS passed,
        sum(count) OVER (PARTITION BY week, page, metric) AS samples
      FROM samples WHERE week >= ?
    ) WHERE passed >= samples * 0.75
    GROUP BY week, page, metric ORDER BY week DESC, page, metric`)
  return {
    add(page, values, now) {
      const week = weekOf(now)
      for (const metric of Object.keys(speedMetrics) as SpeedMetric[]) {
        const value = values[metric]
        if (value !== undefined) add.run(week, page, metric, bucketOf(metric, value))
      }
      const oldest = weekOf(new Date(now.getTime() - weeksKept * 7 * day))
      database.prepare('DELETE FROM samples WHERE week < ?').run(oldest)
    },
    summary() {
      const oldest = weekOf(new Date(Date.now() - (weeksShown - 1) * 7 * day))
      const rows = read.all(oldest) as unknown as Row[]
      return rows.map(({ bucket, metric, ...rest }) => ({
        ...rest,
        metric,
        p75: measureOf(metric, bucket),
      }))
    },
    close: () => database.close(),
  }
}

const tables = `CREATE TABLE IF NOT EXISTS samples (
  week TEXT, page TEXT, metric TEXT, bucket INTEGER, count INTEGER,
  PRIMARY KEY (week, page, metric, bucket)
) WITHOUT ROWID`

interface Row {
  week: string
  page: string
  metric: SpeedMetric
  bucket: number
  samples: number
}

/** CLS is small: it is counted in thousandths. */
const scaleOf = (metric: SpeedMetric) => (metric === 'CLS' ? 1000 : 1)

function bucketOf(metric: SpeedMetric, value: number): number {
  return Math.round(Math.log(value * scaleOf(metric) + 1) / step)
}

function measureOf(metric: SpeedMetric, bucket: number): number {
  return (Math.exp(bucket * step) - 1) / scaleOf(metric)
}

/** Monday of the week of a moment, as `YYYY-MM-DD`. */
function weekOf(moment: Date): string {
  const monday = new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * day)
  return monday.toISOString().slice(0, 10)
}
