import { setTimeout as pause } from 'node:timers/promises'
import type { Changed } from '@sira/contract/wire/changes'
import type { Payload } from 'payload'
import type { Leadership } from './leadership.ts'
import { hasOthers } from './otherBackOffices.ts'
import type { OwnConnection } from './ownConnection.ts'
import { channel, heardFrom } from './siblingNews.ts'

/** Our own number for the lock of the leader. */
const leaderKey = 726_172_002
const betweenLooksMs = 2000
/** A server without an answer for longer counts as away. */
const patience = { query_timeout: 5000 } as const
/**
 * The time in which an earlier leader may not know yet that it lost the lead: one look and its
 * timeout.
 */
const graceMs = betweenLooksMs + patience.query_timeout + 3000

interface Line {
  /** Resolves once the first attempt has succeeded or failed. */
  tried: Promise<void>
  stop(): Promise<void>
}

interface LineOptions {
  open(given: typeof patience): OwnConnection
  runsJobs: boolean
  hear(changed: Changed): void
  leading: Pick<Leadership, 'take' | 'lose'>
  log: Pick<Payload['logger'], 'info' | 'warn'>
}

/**
 * Keeps one connection to PostgreSQL: it hears of changes (LISTEN) and holds the lock of the
 * leader, which ends with it. After a break the next connection has missed all changes.
 */
export function keepLine({ open, runsJobs, hear, leading, log }: LineOptions): Line {
  const ending = new AbortController()
  const { signal } = ending
  const tried = Promise.withResolvers<void>()
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false })

  async function keep(): Promise<void> {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      const client = open(patience)
      client.on('notification', ({ payload }) => {
        const tags = heardFrom(payload)
        if (tags) hear(tags)
      })
      try {
        await client.connect()
        // An old server does not know this setting, and notices later: see endsOfVanished.
        await client.query('set tcp_user_timeout = 25000').catch(() => undefined)
        await client.query(`listen ${channel}`)
        if (!isFirst) {
          log.info('liaison avec PostgreSQL rétablie')
          hear('everything')
        }
        tried.resolve()
        await watch(client, isFirst)
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'liaison avec PostgreSQL perdue')
      }
      leading.lose()
      tried.resolve()
      await client.end().catch(() => undefined)
      await rest(betweenLooksMs).catch(() => undefined)
    }
  }

  async function watch(client: OwnConnection, isFirst: boolean): Promise<void> {
    let leads = false
    for (;;) {
      if (leads || !runsJobs) await client.query('select 1')
      else if (await takesLock(client)) {
        leads = true
        // After a break the other back offices may still be reconnecting.
        if (!isFirst || (await hasOthers(client))) await rest(graceMs)
        await client.query('select 1')
        leading.take()
      }
      await rest(betweenLooksMs)
    }
  }

  const kept = keep()
  return {
    tried: tried.promise,
    async stop() {
      ending.abort()
      leading.lose()
      await kept
    },
  }
}

async function takesLock(client: OwnConnection): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [leaderKey])
  return rows[0]?.taken === true
}
