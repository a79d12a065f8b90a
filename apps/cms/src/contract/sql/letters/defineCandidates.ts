import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parsedJson } from '@sira/host/parsedJson'
import * as z from 'zod'
import { type LetterIndex, letterIndex } from './letterIndex.ts'

/** The name of the function in SQL: `candidates(table, column, threes in JSON)`, ids in JSON or null. */
export const candidates = 'candidates'

const threesSchema = z.array(z.string())

/** Gives a SQLite connection to this file the index of its letters; null where there is none. */
export function defineCandidates(database: DatabaseSync, file: string): void {
  let index: LetterIndex | undefined
  database.function(candidates, (table, column, threes) => {
    const sought = threesSchema.safeParse(parsedJson(String(threes)))
    if (!sought.success) return null
    try {
      index ??= letterIndex(file, join(dirname(file), 'lettres.sqlite'))
      const found = index.candidates(String(table), String(column), sought.data)
      return found === undefined ? null : JSON.stringify(found)
    } catch {
      // A full disk: all texts are looked through, as where nobody knows yet.
      return null
    }
  })
}
