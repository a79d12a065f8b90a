import type { DatabaseSync } from 'node:sqlite'
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit'
import type { Environment } from '../environment.ts'
import { openMeasureFile } from '../measures/measureFile.ts'

const tables = `CREATE TABLE IF NOT EXISTS counts (
  door INTEGER, sender TEXT, ends INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (door, sender)
) WITHOUT ROWID`

/**
 * Where the programs of one site count its limits together: without it, somebody whose connections
 * come to all of them could do everything so many times as often. One alone needs no file.
 */
export function sharedCounts({
  processes,
  dataDir,
}: Pick<Environment, 'processes' | 'dataDir'>): Pick<RateLimitPluginOptions, 'store'> {
  if (processes === 1) return {}
  const count = counting(openMeasureFile(dataDir, 'limites.sqlite', tables))
  // Each limit is counted apart; all programs of a version set them up in the same order.
  let doors = 0
  return {
    store: class Counts implements FastifyRateLimitStore {
      readonly #door = doors++
      incr(...[sender, done, lasts]: Parameters<FastifyRateLimitStore['incr']>): void {
        done(null, count(this.#door, sender, lasts))
      }
      child(): FastifyRateLimitStore {
        return new Counts()
      }
    },
  }
}

function counting(database: DatabaseSync) {
  const add = database.prepare(`INSERT INTO counts VALUES (?1, ?2, ?3 + ?4, 1)
    ON CONFLICT DO UPDATE SET
      count = CASE WHEN ends <= ?3 THEN 1 ELSE count + 1 END,
      ends = CASE WHEN ends <= ?3 THEN ?3 + ?4 ELSE ends END
    RETURNING count, ends`)
  const forget = database.prepare('DELETE FROM counts WHERE ends <= ?')
  let forgotAt = 0
  return (door: number, sender: string, lasts: number) => {
    const now = Date.now()
    try {
      if (now - forgotAt > lasts) {
        forgotAt = now
        forget.run(now)
      }
      const row = add.get(door, sender, now, lasts)
      return { current: Number(row?.count), ttl: Number(row?.ends) - now }
    } catch {
      // Nobody is kept out because a disk is full or another one writes.
      return { current: 0, ttl: lasts }
    }
  }
}
