import { type RecordType, recordTypeNames } from '@sira/contract/kinds/recordTypes'
import type { Changed } from '@sira/contract/wire/changes'
import { pageSize } from '@sira/contract/wire/pageSize'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { retryDelay } from '../transport/door/retryDelay.ts'
import { contentCount, contentIds, contentRecords } from './contentRecords.ts'
import { pageRecords } from './pageRecords.ts'
import type { SearchDatabase } from './searchDatabase.ts'
import { knownIds, lastUpdate, putRecords, removeRecords } from './searchRecords.ts'

/** Milliseconds in which changes are gathered. */
const gathering = 300

export interface SearchSync {
  /** The back office says what changed: these tags (`blogs`, `blogs/un-article`), or anything. */
  invalidate(changed: Changed): void
  stop(): void
}

interface SyncOptions {
  database: SearchDatabase
  /** A door to the back office for one run: each remembers what it was told. */
  openBackOffice: () => BackOffice
  logError: (message: string, details: unknown) => void
}

/** Keeps the index of the search as the content is: all of it at the start, then what changes. */
export function searchSync({ database, openBackOffice, logError }: SyncOptions): SearchSync {
  try {
    putRecords(database, pageRecords())
  } catch (error) {
    // On a full disk those of the last run are still there.
    logError('Error in search index update', error)
  }
  const waiting = new Set<RecordType>(recordTypeNames)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let failures = 0

  function plan(delay: number): void {
    if (stopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      running = run().then((done) => {
        running = undefined
        failures = done ? 0 : failures + 1
        if (waiting.size > 0) plan(done ? gathering : retryDelay(failures))
      })
    }, delay).unref()
  }

  /** Gives false where the back office could not be read. */
  async function run(): Promise<boolean> {
    const backOffice = openBackOffice()
    for (const type of [...waiting]) {
      if (stopped) return true
      waiting.delete(type)
      try {
        await update(type, backOffice)
      } catch (error) {
        waiting.add(type)
        if (!stopped) logError('Error in search index update', error)
        return false
      }
    }
    return true
  }

  /** What changed since the newest known change, then what is gone. */
  async function update(type: RecordType, backOffice: BackOffice): Promise<void> {
    const since = lastUpdate(database, type)
    const filter: Record<string, string> = since === '' ? {} : { 'filters[updatedAt][$gte]': since }
    for (let start = 0; !stopped; start += pageSize.largest) {
      const { items, isLast } = await contentRecords(backOffice, type, filter, start)
      putRecords(database, items)
      if (isLast) break
    }
    const known = knownIds(database, type)
    if (known.size === (await contentCount(backOffice, type))) return
    const there = new Set(await contentIds(backOffice, type))
    removeRecords(
      database,
      type,
      [...known].filter((id) => !there.has(id)),
    )
  }

  plan(0)
  return {
    invalidate(changed) {
      for (const type of recordTypeNames) {
        if (changed === 'everything' || changed.includes(type)) waiting.add(type)
      }
      if (waiting.size > 0 && running === undefined) {
        clearTimeout(timer)
        timer = undefined
        plan(gathering)
      }
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
