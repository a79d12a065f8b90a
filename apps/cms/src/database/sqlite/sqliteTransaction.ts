import type { Client, InStatement, Transaction } from '@libsql/client'
import { storageFailureIn } from '../storageFailure.ts'
import { onlyReads } from '../transactions/statementKind.ts'
import { longestTransaction } from '../transactions/transactionTime.ts'
import { tracedStatement } from './tracedStatement.ts'

export interface Connections {
  writer: Client
  reader: Client
  /** Waits for the turn to write; gives the function that ends it. */
  enter(): Promise<() => void>
}

export interface SqliteTransaction extends Transaction {
  /**
   * Releases the writer until the next write, if nothing was written yet, for long work before it.
   * Reads meanwhile see what others have committed.
   */
  rest(): Promise<void>
}

/** A transaction on the writing connection. It always lets the next one in. */
export async function sqliteTransaction(connections: Connections): Promise<SqliteTransaction> {
  const { writer, reader } = connections
  let open = true
  let written = false
  let failure: unknown
  /** Pending or settled while it holds the writer; undefined while it rests. */
  let turn: Promise<Turn> | undefined

  async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (!open) return
    open = false
    await (await turn)?.end(statement)
  }
  function requireOpen(): void {
    if (failure !== undefined) throw failure
    if (!open) throw new Error('SQLite: the transaction is closed')
  }
  function take(): Promise<Turn> {
    turn ??= takeTurn(connections, () => {
      failure = new Error('SQLite: the transaction took too long')
      open = false
    })
    return turn
  }
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      // SQLite may have rolled back by itself; later writes would then be kept alone.
      if (storageFailureIn(error)) {
        failure ??= error
        await end('ROLLBACK').catch(() => undefined)
      }
      throw error
    }
  }
  async function execute(statement: InStatement) {
    requireOpen()
    if (turn === undefined && onlyReads(statement)) return reader.execute(statement)
    await take()
    requireOpen()
    written ||= !onlyReads(statement)
    return attempt(() => writer.execute(statement))
  }

  await take()
  return {
    get closed() {
      return !open
    },
    execute: (statement: InStatement) => tracedStatement(statement, () => execute(statement)),
    async batch(statements) {
      const results = []
      for (const statement of statements) results.push(await execute(statement))
      return results
    },
    async executeMultiple(text) {
      requireOpen()
      await take()
      written = true
      await attempt(() => writer.executeMultiple(text))
    },
    async rest() {
      if (!open || written || turn === undefined) return
      const held = turn
      turn = undefined
      await (await held).end('ROLLBACK')
    },
    commit: async () => {
      requireOpen()
      await end('COMMIT')
    },
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK').catch(() => undefined),
  }
}

interface Turn {
  end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void>
}

async function takeTurn({ writer, enter }: Connections, forgotten: () => void): Promise<Turn> {
  const leave = await enter()
  try {
    await writer.execute('BEGIN IMMEDIATE')
  } catch (error) {
    // After a failed COMMIT on a broken disk, the transaction before may still be open.
    await writer.execute('ROLLBACK').catch(() => undefined)
    leave()
    throw error
  }
  async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    clearTimeout(limit)
    try {
      await writer.execute(statement)
    } catch (error) {
      if (statement === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      leave()
    }
  }
  const limit = setTimeout(() => {
    forgotten()
    end('ROLLBACK').catch(() => undefined)
  }, longestTransaction())
  limit.unref()
  return { end }
}
