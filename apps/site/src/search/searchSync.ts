import { type RecordType, recordTypeNames } from '@sira/contract/kinds/recordTypes'
import type { Changed } from '@sira/contract/wire/changes'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { retryDelay } from '../transport/door/retryDelay.ts'
import { mergeIndex } from './mergeIndex.ts'
import { pageRecords } from './pageRecords.ts'
import type { SearchDatabase } from './searchDatabase.ts'
import { putRecords } from './searchRecords.ts'
import { type Extent, updateIndex } from './updateIndex.ts'

/** Milliseconds in which changes are gathered. */
const gathering = 300

export interface SearchSync {
  /** The back office says what changed: these tags (`blogs`, `blogs/un-article`), or anything. */
  invalidate(changed: Changed): void
  stop(): void
}

interface SyncOptions {
  database: SearchDatabase
  /** Gives an access to the back office for one question: each remembers all its answers. */
  openBackOffice: () => BackOffice
  logError: (message: string, details: unknown) => void
}

/** Keeps the index of the search as the content is: all of it at the start, then what changes. */
export function searchSync({ database, openBackOffice, logError }: SyncOptions): SearchSync {
  try {
    putRecords(database, pageRecords())
  } catch (error) {
    // On a full disk, the pages of the last run remain.
    logError('Error in search index update', error)
  }
  const waiting = new Map<RecordType, Extent>()
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let failures = 0

  function wait(type: RecordType, extent: Extent): void {
    if (waiting.get(type) !== 'all') waiting.set(type, extent)
  }

  function plan(delay: number): void {
    if (signal.aborted || timer !== undefined) return
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
    const isWhole = [...waiting.values()].includes('all')
    for (const [type, extent] of [...waiting]) {
      if (signal.aborted) return true
      waiting.delete(type)
      try {
        await updateIndex({ database, openBackOffice, signal }, type, extent)
      } catch (error) {
        wait(type, extent)
        if (!signal.aborted) logError('Error in search index update', error)
        return false
      }
    }
    if (isWhole) await merged()
    return true
  }

  /** Merges the index; without it answers are only slower. */
  async function merged(): Promise<void> {
    try {
      await mergeIndex(database, signal)
    } catch (error) {
      if (!signal.aborted) logError('Error in search index merge', error)
    }
  }

  for (const type of recordTypeNames) wait(type, 'all')
  plan(0)
  return {
    invalidate(changed) {
      for (const type of recordTypeNames) {
        if (changed === 'everything') wait(type, 'all')
        else if (changed.includes(type)) wait(type, 'lately')
        else if (type === 'formations' && changed.includes('sessions')) wait(type, 'lately')
      }
      if (waiting.size > 0 && running === undefined) {
        clearTimeout(timer)
        timer = undefined
        plan(gathering)
      }
    },
    stop() {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}
