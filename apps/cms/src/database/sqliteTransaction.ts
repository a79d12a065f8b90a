import type { Client, Transaction } from '@libsql/client'

/** Longer than the slowest save, a large picture; what takes longer has been forgotten. */
const longestMs = 60_000

/** A transaction on the writing connection; `leave` lets the next one in, whatever happens. */
export async function sqliteTransaction(writer: Client, leave: () => void): Promise<Transaction> {
  let open = true
  const limit = setTimeout(() => void end('ROLLBACK').catch(() => undefined), longestMs)
  limit.unref()

  async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (!open) return
    open = false
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
  function requireOpen(): Client {
    if (!open) throw new Error('SQLite: the transaction is closed')
    return writer
  }

  try {
    await writer.execute('BEGIN IMMEDIATE')
  } catch (error) {
    open = false
    clearTimeout(limit)
    leave()
    throw error
  }
  return {
    get closed() {
      return !open
    },
    execute: async (statement) => requireOpen().execute(statement),
    async batch(statements) {
      const results = []
      for (const statement of statements) results.push(await requireOpen().execute(statement))
      return results
    },
    executeMultiple: async (text) => requireOpen().executeMultiple(text),
    commit: async () => {
      requireOpen()
      await end('COMMIT')
    },
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK').catch(() => undefined),
  }
}
