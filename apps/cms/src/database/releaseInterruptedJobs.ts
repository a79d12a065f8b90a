import type { CollectionSlug, Payload, Where } from 'payload'
import { hasOtherBackOffice } from './siblings/otherBackOffices.ts'
import { jobsAtWork } from './watchedTask.ts'

/** Longer than any job takes. */
const longestMs = 15 * 60_000
const betweenLooksMs = 60_000
/** From the moment a job is taken until it is at work. */
const startingMs = 30_000

/**
 * A job that was running when the program was killed stays marked as running, and Payload would
 * never take it up again. Nothing runs yet where this is the only back office. Another one that has
 * lost the lead may still be at work: what it runs stays its own.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  if (await hasOtherBackOffice(payload)) return releaseForgottenJobs(payload)
  await release(payload, {})
}

/** The same for a job whose end could not be noted, on a full disk or a lost connection. */
export async function releaseForgottenJobs(payload: Payload, after = longestMs): Promise<void> {
  await release(payload, takenBefore(after))
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
  const others: Where[] = [takenBefore(after), { updatedAt: { greater_than: ours } }]
  const running = jobsAtWork()
  if (running.length > 0) others.push({ id: { not_in: running } })
  await release(payload, { and: others })
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

const takenBefore = (ms: number): Where => ({
  updatedAt: { less_than: new Date(Date.now() - ms).toISOString() },
})

async function release(payload: Payload, which: Where): Promise<void> {
  await payload.update({
    collection: 'payload-jobs' as CollectionSlug,
    where: { and: [{ processing: { equals: true } }, which] },
    data: { processing: false } as never,
    depth: 0,
  })
}
