import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from '../../../database/sql/database.ts'
import type { Proof } from './proofOfWork.ts'

/** Payload's table of key-value pairs: a key is unique in it. */
const notes = 'payload-kv'
const kind = 'proof'

/**
 * Records that a proof was used for a message; gives `false` where it was used for another one. The
 * same message may come again. The database decides, so two back offices cannot both be the first.
 */
export async function spendProof(
  { name, expiresAt }: Proof,
  message: string,
  payload: Payload,
): Promise<boolean> {
  const digest = (text: string) =>
    createHmac('sha256', payload.secret).update(text).digest('base64url')
  const key = `${kind} ${dayOf(new Date(expiresAt * 1000))} ${digest(name)}`
  const data = { message: digest(message) }
  const earlier = await spentFor(key, payload)
  if (earlier !== undefined) return earlier === data.message
  try {
    await payload.create({ collection: notes, data: { key, data }, depth: 0 })
    return true
  } catch (error) {
    // Another request may have used it in the meantime.
    const meanwhile = await spentFor(key, payload)
    if (meanwhile === undefined) throw error
    return meanwhile === data.message
  }
}

async function spentFor(key: string, payload: Payload): Promise<unknown> {
  const where = { key: { equals: key } }
  const found = await payload.find({
    collection: notes,
    where,
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const data = found.docs[0]?.data
  return typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
}

/** Deletes the proofs that have expired. */
export async function forgetSpentProofs(payload: Payload, now: Date): Promise<void> {
  const database = databaseOf(payload)
  const table = sql.identifier(database.tableOf(notes))
  await database.rows(
    sql`delete from ${table} where key like ${`${kind} %`} and key < ${`${kind} ${dayOf(now)}`}`,
  )
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
