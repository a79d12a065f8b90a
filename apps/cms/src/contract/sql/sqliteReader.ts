import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { Row } from '../../database/sql/database.ts'
import { queryReadsTooMuch, queryTookTooLong } from '../overload.ts'
import { tooManyLetters } from './matchesPattern.ts'

const script = join(import.meta.dirname, 'readerProcess.ts')
const flags = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128']
/** A lower priority than the programs that people wait for. */
const niceness = 10
const idleMs = 60_000

const answerSchema = z.union([
  z.object({ rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ error: z.string() }),
])

interface SqliteReader {
  /** Runs one statement at a time. */
  rows(sql: string, params: readonly unknown[]): Promise<Row[]>
  close(): void
}

interface Reading {
  child: ChildProcess
  ready: Promise<unknown>
  /** Only ever rejects. */
  ended: Promise<never>
}

/**
 * Reads the SQLite file in a separate process: libsql would block the event loop of the back
 * office, and cannot be interrupted (seen in 0.4). The process starts with the first query, is
 * killed by one that takes longer than `longestMs`, and ends after a minute without any.
 */
export function sqliteReader(file: string, longestMs: number): SqliteReader {
  let running: Reading | undefined
  let idle: NodeJS.Timeout | undefined

  function close(): void {
    clearTimeout(idle)
    running?.child.kill('SIGKILL')
    running = undefined
  }

  function start(): Reading {
    const started = startReading(file)
    started.ended.catch(() => {
      // By now another process may have replaced it.
      if (running === started) running = undefined
    })
    return started
  }

  return {
    async rows(sql, params) {
      clearTimeout(idle)
      running ??= start()
      const { child, ended, ready } = running
      await ready
      let late = false
      const timer = setTimeout(() => {
        late = true
        // Even if the answer comes at this moment, the next query goes to another process.
        close()
      }, longestMs)
      try {
        const answered = once(child, 'message')
        // If the process has just ended, `ended` rejects.
        child.send({ sql, params }, () => undefined)
        const [message] = await Promise.race([answered, ended])
        const answer = answerSchema.parse(message)
        if ('error' in answer) {
          throw answer.error === tooManyLetters ? queryReadsTooMuch() : new Error(answer.error)
        }
        return answer.rows
      } catch (error) {
        throw late ? queryTookTooLong(longestMs) : error
      } finally {
        clearTimeout(timer)
        idle = setTimeout(close, idleMs).unref()
      }
    },
    close,
  }
}

function startReading(file: string): Reading {
  const child = fork(script, [file], {
    execArgv: flags,
    // It needs no secret.
    env: { NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The reader of the database ended (${code ?? 'killed'})`)
  })
  const ready = Promise.race([once(child, 'message'), ended])
  // A failure is reported to the caller that awaits these promises; there may be none.
  for (const failing of [ended, ready]) failing.catch(() => undefined)
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  return { child, ended, ready }
}
