import { sql } from '@payloadcms/db-sqlite/drizzle'
import { APIError, type PayloadRequest } from 'payload'
import { atTransactionEnd } from '../../database/transactions/atTransactionEnd.ts'
import { inPostgres } from '../../database/transactions/inPostgres.ts'
import { writeQueue } from '../../database/transactions/writeQueue.ts'

/** Each waiting upload holds its file in memory and, on PostgreSQL, a connection. */
const mostWaiting = 4
/** Shorter than PostgreSQL's limit for an idle transaction. */
const longestWaitMs = 40_000
const tooMany =
  'Plusieurs images sont déjà en préparation : attendez une minute, puis envoyez celle-ci de nouveau.'

const turns = writeQueue(longestWaitMs)
/** Transactions that have their turn or wait for it. */
const present = new Set<unknown>()

/**
 * Pictures are prepared one after the other, until the end of their transaction: a large one takes
 * seconds of both processors and hundreds of megabytes, and visitors are served by the same machine.
 */
export async function takePictureTurn(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID
  if (transaction === undefined || present.has(transaction)) return
  if (present.size > mostWaiting) throw new APIError(tooMany, 503, null, true)
  present.add(transaction)
  const turn = turns.enter()
  await atTransactionEnd(req, () => {
    present.delete(transaction)
    turn.then(
      (leave) => leave(),
      () => undefined,
    )
  })
  await turn.catch(() => {
    throw new APIError(tooMany, 503, null, true)
  })
  await sayStillThere(req)
}

/**
 * PostgreSQL ends a transaction that says nothing for a minute (see postgresDatabase): waiting for a
 * turn and the work itself may each take most of one.
 */
export function sayStillThere(req: PayloadRequest): Promise<void> {
  return inPostgres(req, sql`select 1`)
}
