import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parsedJson } from '@sira/host/parsedJson'
import * as z from 'zod'
import { type LetterIndex, letterIndex } from './letterIndex.ts'

/** The name of the function in SQL: `candidates(table, column, threes in JSON)`, ids in JSON or null. */
export const candidates = 'candidates'

/** Milliseconds after a failure, such as a full disk, in which the index is not tried again. */
const restMs = 60_000
const threesSchema = z.array(z.string())

/** Gives a SQLite connection to this file the index of its letters; null where there is none. */
export function defineCandidates(database: DatabaseSync, file: string): void {
  let index: LetterIndex | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  database.function(candidates, (table, column, threes) => {
    const sought = threesSchema.safeParse(parsedJson(String(threes)))
    if (!sought.success || performance.now() - failedAt < restMs) return null
    try {
      index ??= letterIndex(file, join(dirname(file), 'lettres.sqlite'))
      const found = index.candidates(String(table), String(column), sought.data)
      return found === undefined ? null : JSON.stringify(found)
    } catch {
      // Then all texts are searched, as without an index.
      index = undefined
      failedAt = performance.now()
      return null
    }
  })
}
