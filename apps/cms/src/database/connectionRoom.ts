import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import * as z from 'zod'

/** Connections outside the pool: one that hears of changes, one that holds the leadership. */
const besidePool = 2

export interface ConnectionRoom {
  /** The connections that PostgreSQL allows for this account and database. */
  most: number
  /** The connections in use now, by anybody. */
  taken: number
  /** The connections that this back office wants. */
  wanted: number
}

const limits = z.tuple([
  z.object({
    server: z.coerce.number(),
    account: z.coerce.number(),
    base: z.coerce.number(),
    taken: z.coerce.number(),
  }),
])

/** -1 means no limit of its own; some connections are reserved for administrators of the server. */
const question = sql`select
  current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0) as server,
  (select rolconnlimit from pg_roles where rolname = current_user) as account,
  (select datconnlimit from pg_database where datname = current_database()) as base,
  (select count(*) from pg_stat_activity where backend_type = 'client backend'
    and pid <> pg_backend_pid()) as taken`

/** Counts the connections, over one of its own. */
export async function connectionRoom(url: string, pool: number): Promise<ConnectionRoom> {
  const database = drizzle({
    connection: { connectionString: url, connectionTimeoutMillis: 5000, max: 1 },
  })
  try {
    const { rows } = await database.execute(question)
    const [{ server, account, base, taken }] = limits.parse(rows)
    const most = Math.min(...[server, account, base].filter((limit) => limit >= 0))
    return { most, taken, wanted: pool + besidePool }
  } finally {
    await database.$client.end()
  }
}

/** Refuses to start where connections would run out later, during someone's work. */
export async function requireConnections(url: string, pool: number): Promise<void> {
  const { most, wanted } = await connectionRoom(url, pool)
  if (most < wanted) throw new StartFailure(tooFew(most, wanted))
}

export const tooFew = (most: number, wanted: number) =>
  `PostgreSQL ne donne que ${most} connexions à ce compte, et ce back office en veut ${wanted} (DATABASE_POOL + ${besidePool})\u00a0: baissez DATABASE_POOL, ou augmentez max_connections de PostgreSQL ou la limite du compte.`
