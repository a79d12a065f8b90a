import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import { databaseOf } from '../sql/database.ts'

/** How often somebody may be reached by one kind of act, whoever causes it. */
export interface RecipientBound {
  /** As the notes call it. */
  what: string
  most: number
  withinMs: number
}

/** Payload's own table of notes: a key stands in it once, whoever writes it. */
const notes = 'payload-kv'
const kind = 'turn'
const noted = z.object({ until: z.string() })

/**
 * Takes one of the turns of a recipient; `false` where all are taken. Each is a note with an end, so
 * a restart forgets none, and of several back offices one takes it, by one statement. In it stands a
 * keyed digest, never the number or address.
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

/** When the next turn of a recipient is free; nothing where one is. */
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

/** Those whose time is over. */
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
