import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import { databaseOf } from '../sql/database.ts'

/** The limit of messages to one recipient by one kind of act, whoever causes them. */
export interface RecipientBound {
  /** The name of the act in the keys. */
  what: string
  most: number
  withinMs: number
}

/** Payload's table of key-value pairs: a key is unique in it. */
const notes = 'payload-kv'
const kind = 'turn'
const noted = z.object({ until: z.string() })

/**
 * Takes one of the turns of a recipient; gives `false` where all are taken. Each turn is a row with
 * an end, so a restart forgets none, and one statement decides between several back offices. The
 * key holds a keyed digest, never the number or address.
 */
export async function takeTurn(
  bound: RecipientBound,
  recipient: string,
  payload: Payload,
  now = new Date(),
): Promise<boolean> {
  const database = databaseOf(payload)
  const table = sql.identifier(database.tableOf(notes))
  const until = new Date(now.getTime() + bound.withinMs).toISOString()
  const data = JSON.stringify({ until })
  for (const key of keysOf(bound, recipient, payload)) {
    const taken = await database.rows(sql`
      insert into ${table} (key, data) values (${key}, ${data})
      on conflict (key) do update set data = excluded.data
      where ${table}.data ->> 'until' <= ${now.toISOString()}
      returning key`)
    if (taken.length > 0) return true
  }
  return false
}

/** Gives the time of the next free turn of a recipient; undefined where one is free now. */
export async function nextTurn(
  bound: RecipientBound,
  recipient: string,
  { payload, ...req }: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<Date | undefined> {
  const { docs } = await payload.find({
    collection: notes,
    where: { key: { in: keysOf(bound, recipient, payload) } },
    pagination: false,
    depth: 0,
    req,
  })
  const now = new Date().toISOString()
  const ends = docs.map(({ data }) => noted.parse(data).until).filter((end) => end > now)
  const [first] = ends.toSorted()
  return ends.length < bound.most || first === undefined ? undefined : new Date(first)
}

/** Deletes the turns that have ended. */
export async function forgetTurns(payload: Payload, now: Date): Promise<void> {
  const database = databaseOf(payload)
  const table = sql.identifier(database.tableOf(notes))
  await database.rows(
    sql`delete from ${table} where key like ${`${kind} %`} and data ->> 'until' <= ${now.toISOString()}`,
  )
}

function keysOf({ what, most }: RecipientBound, recipient: string, { secret }: Payload): string[] {
  const digest = createHmac('sha256', secret).update(`${what} ${recipient}`).digest('base64url')
  return Array.from({ length: most }, (_, turn) => `${kind} ${what} ${digest} ${turn}`)
}
