import { sql } from '@payloadcms/db-sqlite/drizzle'
import { parsedJson } from '@sira/host/parsedJson'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { databaseOf } from '../sql/database.ts'
import { inPostgres } from '../transactions/inPostgres.ts'
import { ownName } from './ownName.ts'

/** The channel on which the back offices of one database hear of each other’s changes. */
export const channel = 'sira_changes'

/** Letters of one message: PostgreSQL takes 8000 bytes, and a letter is at most 3 of them in JSON. */
const mostLetters = 2500

const news = z.object({ from: z.string(), tags: z.array(z.string()) })

/**
 * Tells the other back offices which tags changed. PostgreSQL sends it with the commit, and never
 * after a rollback: so a killed back office cannot lose it in between.
 */
export async function tellSiblings(tags: readonly string[], req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID
  const database = databaseOf(req.payload)
  if (database.dialect === 'sqlite') return
  for (const message of messagesOf(tags)) {
    const statement = sql`select pg_notify(${channel}, ${message})`
    if (transaction === undefined || transaction === null) await database.rows(statement)
    else await inPostgres(req, statement)
  }
}

/**
 * Reads the changed tags in a message of another back office; gives undefined for our own message.
 */
export function heardFrom(message: string | undefined, own = ownName): string[] | undefined {
  const read = news.safeParse(parsedJson(message ?? ''))
  return read.success && read.data.from !== own ? read.data.tags : undefined
}

/** Gives as many messages as these tags need. */
export function messagesOf(tags: readonly string[], from = ownName): string[] {
  return inParts(tags).map((part) => JSON.stringify({ from, tags: part }))
}

function inParts(tags: readonly string[]): string[][] {
  const parts: string[][] = []
  let letters = mostLetters
  for (const tag of tags) {
    letters += tag.length + 3
    if (letters > mostLetters) {
      parts.push([])
      letters = tag.length + 3
    }
    parts.at(-1)?.push(tag)
  }
  return parts
}
