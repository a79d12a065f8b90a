import { type Client, createClient, type InStatement } from '@libsql/client'
import { onlyReads } from '../transactions/statementKind.ts'
import { writeQueue } from '../transactions/writeQueue.ts'
import { type SqliteTransaction, sqliteTransaction } from './sqliteTransaction.ts'
import { tracedStatement } from './tracedStatement.ts'

const busyTimeoutMs = 2000

export interface SqliteClient extends Client {
  transaction(): Promise<SqliteTransaction>
}

/**
 * A libsql client with two connections, one for reading and one for writing.
 *
 * The original (seen in 0.14) opens a connection for each transaction and never closes it: 175 kB
 * and two file handles for each save. And its driver waits for SQLite's only writer synchronously,
 * which would stop the very transaction it waits for. Here writers wait in a queue, and readers
 * never wait (WAL).
 */
export async function sqliteClient(file: string): Promise<SqliteClient> {
  const url = `file:${file}`
  const writer = createClient({ url })
  await prepare(writer)
  const reader = createClient({ url })
  await reader.execute(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  const queue = writeQueue()

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const leave = await queue.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return {
    protocol: 'file',
    get closed() {
      return writer.closed
    },
    execute: (statement: InStatement) =>
      tracedStatement(statement, () =>
        onlyReads(statement) ? reader.execute(statement) : inTurn(() => writer.execute(statement)),
      ),
    batch: (statements, mode) => inTurn(() => writer.batch(statements, mode)),
    migrate: (statements) => inTurn(() => writer.migrate(statements)),
    executeMultiple: (text) => inTurn(() => writer.executeMultiple(text)),
    transaction: () => sqliteTransaction({ writer, reader, enter: queue.enter }),
    sync: () => writer.sync(),
    close() {
      reader.close()
      writer.close()
    },
  }
}

async function prepare(writer: Client): Promise<void> {
  await writer.execute(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  await writer.execute('PRAGMA journal_mode = WAL')
  // Acknowledged changes survive a power cut: each save waits for the disk. With NORMAL the last
  // saves could be lost (sqlite.org/pragma.html#pragma_synchronous).
  await writer.execute('PRAGMA synchronous = FULL')
  await writer.execute('PRAGMA foreign_keys = ON')
  // Overwrites erased data, instead of leaving them in a free page.
  await writer.execute('PRAGMA secure_delete = ON')
}
