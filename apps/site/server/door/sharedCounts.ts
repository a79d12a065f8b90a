import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit'
import { localWindows } from '@sira/host/counting/windows'
import type { Environment } from '../environment.ts'
import { openMeasureFile } from '../measures/measureFile.ts'

const tables = `CREATE TABLE IF NOT EXISTS counts (
  sender TEXT PRIMARY KEY, ends INTEGER NOT NULL, count INTEGER NOT NULL
) WITHOUT ROWID`

type Counting = Pick<Environment, 'processes' | 'dataDir' | 'invalidationSecret'>

/**
 * The store in which the programs of one site count limits together: without it, a visitor
 * connected to several of them could exceed each limit several times. A single program needs no
 * file. Limits are separated by their keys, see `senderOfWhat`; the file holds no readable
 * addresses.
 */
export function sharedCounts({
  processes,
  dataDir,
  invalidationSecret = '',
}: Counting): Pick<RateLimitPluginOptions, 'store'> {
  if (processes === 1) return {}
  const count = counting(openMeasureFile(dataDir, 'limites.sqlite', tables))
  const hidden = (sender: string) =>
    createHmac('sha256', invalidationSecret).update(sender).digest('base64url')
  return {
    store: class Counts implements FastifyRateLimitStore {
      incr(...[sender, done, lasts]: Parameters<FastifyRateLimitStore['incr']>): void {
        done(null, count(hidden(sender), lasts))
      }
      child(): FastifyRateLimitStore {
        return new Counts()
      }
    },
  }
}

function counting(database: DatabaseSync) {
  const add = database.prepare(`INSERT INTO counts VALUES (?1, ?2 + ?3, 1)
    ON CONFLICT DO UPDATE SET
      count = CASE WHEN ends <= ?2 THEN 1 ELSE count + 1 END,
      ends = CASE WHEN ends <= ?2 THEN ?2 + ?3 ELSE ends END
    RETURNING count, ends`)
  const forget = database.prepare('DELETE FROM counts WHERE ends <= ?')
  let forgotAt = 0
  const alone = localWindows()
  return (sender: string, lasts: number) => {
    const now = Date.now()
    try {
      if (now - forgotAt > lasts) {
        forgotAt = now
        forget.run(now)
      }
      const row = add.get(sender, now, lasts)
      return { current: Number(row?.count), ttl: Number(row?.ends) - now }
    } catch {
      // A disk is full, or another one writes: then each counts for itself.
      const { sum, left } = alone.add(sender, 1, { ms: lasts })
      return { current: sum, ttl: left }
    }
  }
}
