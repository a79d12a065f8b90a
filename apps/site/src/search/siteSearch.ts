import { join } from 'node:path'
import { today } from '../format/today.ts'
import type { ContentServer } from '../transport/door/contentServer.ts'
import { openBackOffice } from '../transport/door/contractClient.ts'
import { findRecords, type SearchQuestion } from './findRecords.ts'
import { removeClosed } from './removeClosed.ts'
import { openSearchDatabase } from './searchDatabase.ts'
import type { SearchResults } from './searchResults.ts'
import { type SearchSync, searchSync } from './searchSync.ts'

/** The search of the site: its index, and what keeps it up to date. */
export interface SiteSearch extends SearchSync {
  find(question: SearchQuestion): SearchResults
}

interface SiteSearchOptions extends ContentServer {
  /** Where the index is kept; without it, it is made anew at each start. */
  folder?: string
  logError: (message: string, details: unknown) => void
}

export function siteSearch({ folder, ...source }: SiteSearchOptions): SiteSearch {
  const { logError } = source
  const file = folder === undefined ? ':memory:' : join(folder, 'recherche.sqlite')
  const database = openSearchDatabase(file)
  const sync = searchSync({
    database,
    openBackOffice: () => openBackOffice(source),
    logError,
  })
  let sweptOn = ''

  function sweep(): void {
    const day = today()
    if (day === sweptOn) return
    sweptOn = day
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
      return findRecords(database, { ...question, today: today() })
    },
    stop() {
      sync.stop()
      database.close()
    },
  }
}
