import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { defineCandidates } from './letters/defineCandidates.ts'
import { defineMatchesPattern } from './matchesPattern.ts'

/**
 * A process that only reads the SQLite file it is given, for `sqliteReader`, and keeps an index of
 * its letters beside it: what takes too long is ended with it, while the back office goes on. It
 * ends with its parent.
 */
interface Question {
  sql: string
  params: SQLInputValue[]
}

const [, , file = ''] = process.argv
const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
const patterns = defineMatchesPattern(database)
defineCandidates(database, file)

function answerTo({ sql, params }: Question) {
  patterns.begin()
  try {
    return { rows: database.prepare(sql).all(...params) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', (question: Question) => process.send?.(answerTo(question)))
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
