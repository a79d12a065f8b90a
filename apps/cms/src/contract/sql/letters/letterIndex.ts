import { DatabaseSync } from 'node:sqlite'
import { type IndexedTable, indexedTable } from './indexedTable.ts'
import { isBusy, openIndexFile, removeIndexFile } from './indexFile.ts'
import { mostCandidates } from './mostCandidates.ts'

/** The index of letters in the texts of records: SQLite's own trigrams (FTS5, trigram). */
export interface LetterIndex {
  /**
   * Gives the ids of the records of a table that may contain all of these trigrams in a column, in
   * any language. Undefined where many may, or while the index is being made.
   */
  candidates(table: string, column: string, threes: readonly string[]): number[] | undefined
  close(): void
}

/** A reader is ended after two seconds (readContexts.ts), and works below all other programs. */
const usualAtOnceMs = 100

/**
 * Opens the index, a separate file beside that of the content: it can be made anew at any time, no
 * save depends on it, and each query brings it up to date. Throws where it cannot be read or
 * written; a damaged one is thrown away. `atOnceMs`: see indexedTable.
 */
export function letterIndex(
  contentFile: string,
  file: string,
  atOnceMs = usualAtOnceMs,
): LetterIndex {
  const index = openIndexFile(file)
  const content = new DatabaseSync(contentFile, { readOnly: true, timeout: 2000 })
  const tables = new Map<string, IndexedTable>()

  function tableOf(name: string): IndexedTable {
    const known = tables.get(name) ?? indexedTable(name, { content, index, atOnceMs })
    tables.set(name, known)
    return known
  }

  function close(): void {
    for (const table of tables.values()) table.stop()
    if (index.isOpen) index.close()
    if (content.isOpen) content.close()
  }

  return {
    candidates(name, column, threes) {
      try {
        const table = tableOf(name)
        if (!table.columns.includes(column) || !table.isUpToDate()) return undefined
        const sought = threes.map((three) => `"${three}"`).join(' AND ')
        const found = index
          .prepare(`SELECT rowid AS id FROM ${table.words} WHERE ${table.words} MATCH ? LIMIT ?`)
          .all(`"${column}" : (${sought})`, mostCandidates + 1)
        return found.length > mostCandidates ? undefined : found.map(({ id }) => Number(id))
      } catch (error) {
        if (isBusy(error)) return undefined
        close()
        removeIndexFile(file, error)
        throw error
      }
    },
    close,
  }
}
