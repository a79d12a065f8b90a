import { findRecords, type SearchQuestion } from './findRecords.ts'
import type { SearchDatabase } from './searchDatabase.ts'
import type { SearchResults } from './searchResults.ts'

/** Some kB each; a stranger who asks for many pushes out the others. */
const most = 100

/** Finds, and remembers what was found until the index changes: many ask for the same. */
export function rememberedFindings(database: SearchDatabase) {
  const found = new Map<string, SearchResults>()
  let stateOfIndex = ''
  return (question: SearchQuestion): SearchResults => {
    const state = database.state()
    if (state !== stateOfIndex || found.size >= most) found.clear()
    stateOfIndex = state
    const key = JSON.stringify(question)
    const results = found.get(key) ?? findRecords(database, question)
    found.set(key, results)
    return results
  }
}
