import { join } from 'node:path'
import { today } from '../format/today.ts'
import type { ContentServer } from '../transport/door/contentServer.ts'
import { openBackOffice } from '../transport/door/contractClient.ts'
import { findRecords, type SearchQuestion } from './findRecords.ts'
import { removeClosed } from './removeClosed.ts'
import { openSearchDatabase, type SearchDatabase } from './searchDatabase.ts'
import type { SearchResults } from './searchResults.ts'
import { type SearchSync, searchSync } from './searchSync.ts'

/** The search of the site: its index, and what keeps it up to date. */
export interface SiteSearch extends SearchSync {
  find(question: SearchQuestion): SearchResults
}

const readsOnly: SearchSync = { invalidate: () => undefined, stop: () => undefined }

interface SiteSearchOptions extends ContentServer {
  /** The folder of the index; without it, it is made anew at each start. */
  folder?: string
  /** False where another program of the site keeps the same index up to date. */
  follows?: boolean
  logError: (message: string, details: unknown) => void
}

export function siteSearch({ folder, follows = true, ...source }: SiteSearchOptions): SiteSearch {
  const { logError } = source
  const file = folder === undefined ? ':memory:' : join(folder, 'recherche.sqlite')
  const database = openSearchDatabase(file)
  const sync = follows
    ? searchSync({
        database,
        openBackOffice: () => openBackOffice(source),
        logError,
      })
    : readsOnly
  const find = rememberedFindings(database)
  let sweptOn = ''

  function sweep(): void {
    const day = today()
    if (day === sweptOn) return
    sweptOn = day
    // Those of yesterday are none to come any more.
    sync.invalidate(['sessions'])
    try {
      removeClosed(database, day)
    } catch (error) {
      logError('Error in search index update', error)
    }
  }

  return {
    ...sync,
    find(question) {
      sweep()
      return find({ ...question, today: today() })
    },
    stop() {
      sync.stop()
      database.close()
    },
  }
}

/** The most remembered answers, some kB each; a stranger's flood only pushes others out. */
const mostFound = 100

/**
 * Searches, and remembers the result until the index changes: many visitors search for the same.
 */
function rememberedFindings(database: SearchDatabase) {
  const found = new Map<string, SearchResults>()
  let stateOfIndex = ''
  return (question: SearchQuestion): SearchResults => {
    const state = database.state()
    if (state !== stateOfIndex || found.size >= mostFound) found.clear()
    stateOfIndex = state
    const key = JSON.stringify(question)
    const results = found.get(key) ?? findRecords(database, question)
    found.set(key, results)
    return results
  }
}
