import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { hasOtherBackOffice } from './siblings/otherBackOffices.ts'
import { databaseOf, joined } from './sql/database.ts'
import { jobsAtWork } from './watchedTask.ts'

/** Milliseconds: longer than any job takes. */
const longestMs = 15 * 60_000
const betweenLooksMs = 60_000
/** Milliseconds between taking a job and starting it. */
const startingMs = 30_000

/**
 * Releases jobs that were running when the program was killed: Payload would never run them again.
 * Jobs of this program stay, also after it lost the lead and got it back. Another program that lost
 * the lead may still work on its jobs, so they stay too.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  if (await hasOtherBackOffice(payload)) return releaseForgottenJobs(payload)
  await release(payload, [])
}

/** Releases jobs whose end could not be saved, because of a full disk or a lost connection. */
export async function releaseForgottenJobs(payload: Payload, after = longestMs): Promise<void> {
  await release(payload, [takenBefore(after)])
}

/**
 * Releases such jobs sooner, for those that this program took since it leads: it knows which of
 * them still run. Its clock may be half a minute behind that of the previous leader.
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

/** Looks for them regularly while the program runs. Gives a function that stops it. */
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
 * Releases jobs in one statement: Payload's own update reads and rewrites a whole job, which would
 * bring back one that ended in between.
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
