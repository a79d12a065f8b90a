import type { PageViews } from '@sira/contract/measures/pageViews'
import { openMeasureFile } from '../measures/measureFile.ts'

/** The number of page views of each day. Nothing is kept about visitors or pages. */
export interface ViewStore {
  add(now: Date): void
  /** Days without views are left out. */
  since(day: string): PageViews
  close(): void
}

/** Milliseconds between two writings: the most that a killed program loses. */
const keptEveryMs = 60_000
/** Two years, so that a year can be compared with the one before. */
const daysKept = 2 * 366
const dayMs = 24 * 60 * 60_000

export function openViewStore(
  folder: string,
  logError: (message: string, details: unknown) => void,
): ViewStore {
  const database = openMeasureFile(
    folder,
    'lectures.sqlite',
    `CREATE TABLE IF NOT EXISTS views (
      day TEXT PRIMARY KEY, count INTEGER NOT NULL
    ) WITHOUT ROWID`,
  )
  const keep = database.prepare(`INSERT INTO views VALUES (?, ?)
    ON CONFLICT DO UPDATE SET count = count + excluded.count`)
  const forget = database.prepare('DELETE FROM views WHERE day < ?')
  const read = database.prepare('SELECT day, count AS views FROM views WHERE day >= ? ORDER BY day')
  /** The views since the last writing: of one day, or of two around midnight. */
  const fresh = new Map<string, number>()

  /** Writes the new views. Counts that a full disk refuses stay here for the next attempt. */
  function keepFresh() {
    try {
      for (const [day, count] of fresh) {
        keep.run(day, count)
        fresh.delete(day)
      }
      forget.run(dayOf(new Date(Date.now() - daysKept * dayMs)))
    } catch (error) {
      logError('lectures non gardées', error)
    }
  }

  const timer = setInterval(() => fresh.size > 0 && keepFresh(), keptEveryMs).unref()
  return {
    add(now) {
      const day = dayOf(now)
      fresh.set(day, (fresh.get(day) ?? 0) + 1)
    },
    since(day) {
      keepFresh()
      return read.all(day).map((row) => ({ day: String(row.day), views: Number(row.views) }))
    },
    close() {
      clearInterval(timer)
      keepFresh()
      database.close()
    },
  }
}

/** The day in Ouagadougou, which keeps GMT all year. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
