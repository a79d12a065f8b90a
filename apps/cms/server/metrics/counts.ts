import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, Where } from 'payload'
import { lateTasks } from '../../src/database/schedule/lateTasks.ts'
import { databaseOf } from '../../src/database/sql/database.ts'

type Counts = Readonly<Record<string, number>>

/** Jobs that wait, run, or were given up, and tasks whose turn is long past. */
export async function jobCounts(payload: Payload): Promise<Counts> {
  const collection = 'payload-jobs' as CollectionSlug
  const { length: late } = await lateTasks(payload, new Date())
  const counts = await counted(payload, collection, {
    waiting: {
      and: [{ processing: { not_equals: true } }, { hasError: { not_equals: true } }],
    },
    running: { processing: { equals: true } },
    failed: { hasError: { equals: true } },
  })
  return { ...counts, late }
}

/** Letters that wait, and those that never left. */
export function emailCounts(payload: Payload): Promise<Counts> {
  return counted(payload, 'emails', {
    waiting: { state: { equals: 'waiting' } },
    failed: { state: { equals: 'failed' } },
  })
}

/** Connections of the pool, those at rest, and whoever waits for one; none on SQLite. */
export function connectionCounts(payload: Payload): Counts {
  if (databaseOf(payload).dialect === 'sqlite') return {}
  const { pool } = payload.db as typeof payload.db & PostgresAdapter
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

async function counted(
  payload: Payload,
  collection: CollectionSlug,
  wheres: Readonly<Record<string, Where>>,
): Promise<Counts> {
  const counts = Object.entries(wheres).map(async ([name, where]) => {
    const { totalDocs } = await payload.count({ collection, where })
    return [name, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
