import type { Payload } from 'payload'
import { databaseOf } from '../sql/database.ts'
import { ownConnection } from './ownConnection.ts'

/** A number of our own. */
const lockKey = 726_172_003

/** Runs the work of a start; back offices that share a database take turns. */
export async function oneAtATime(payload: Payload, work: () => Promise<void>): Promise<void> {
  if (databaseOf(payload).dialect === 'sqlite') return work()
  const client = ownConnection(payload)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
