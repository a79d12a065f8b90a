import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { hasOtherBackOffice } from './siblings/otherBackOffices.ts'
import { databaseOf, joined } from './sql/database.ts'
import { jobsAtWork } from './watchedTask.ts'

/** Longer than any job takes. */
const longestMs = 15 * 60_000
const betweenLooksMs = 60_000
/** From the moment a job is taken until it is at work. */
const startingMs = 30_000

/**
 * A job that was running when the program was killed stays marked as running, and Payload would
 * never take it up again. What this program runs stays as it is, also where it lost the lead and has
 * it again. Another one that has lost it may still be at work: what it runs stays its own.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  if (await hasOtherBackOffice(payload)) return releaseForgottenJobs(payload)
  await release(payload, [])
}

/** The same for a job whose end could not be noted, on a full disk or a lost connection. */
export async function releaseForgottenJobs(payload: Payload, after = longestMs): Promise<void> {
  await release(payload, [takenBefore(after)])
}

/**
 * The same, sooner, for what this program has taken since it works for all: it knows what it still
 * runs. Its clock may be half a minute behind that of whoever did so before.
 */
export async function releaseAbandonedJobs(
  payload: Payload,
  since: Date,
  after = startingMs,
): Promise<void> {
  const ours = new Date(since.getTime() + startingMs).toISOString()
  const takenByUs = sql`updated_at > ${ours}`
  await release(payload, [takenBefore(after), takenByUs], jobsAtWork(after))
}

/** Looks for them while the program runs. Gives the way to stop. */
export function keepReleasingJobs(payload: Payload): () => void {
  const since = new Date()
  const look = async () => {
    try {
      await releaseForgottenJobs(payload)
      await releaseAbandonedJobs(payload, since)
    } catch (error) {
      payload.logger.warn({ err: error }, 'des tâches interrompues attendent')
    }
  }
  const looking = setInterval(look, betweenLooksMs)
  looking.unref()
  return () => clearInterval(looking)
}

const takenBefore = (ms: number) => sql`updated_at < ${new Date(Date.now() - ms).toISOString()}`

/**
 * One statement: Payload's own update reads a job and writes the whole of it, and one that ended
 * between the two would be back.
 */
async function release(
  payload: Payload,
  which: readonly SQL[],
  except: readonly number[] = jobsAtWork(),
): Promise<void> {
  const conditions = [sql`processing = true`, ...which]
  if (except.length > 0) {
    const ids = except.map((id) => sql`${id}`)
    conditions.push(sql`id not in (${joined(ids, sql`, `)})`)
  }
  await databaseOf(payload).rows(
    sql`update payload_jobs set processing = false where ${joined(conditions, sql` and `)}`,
  )
}
