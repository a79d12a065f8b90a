import type { CollectionSlug, Payload, Where } from 'payload'
import { hasOtherBackOffice } from './siblings/otherBackOffices.ts'

/** Longer than any job takes. */
const longestMs = 15 * 60_000
const betweenLooksMs = 60_000

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
  const limit = new Date(Date.now() - after).toISOString()
  await release(payload, { updatedAt: { less_than: limit } })
}

/** Looks for them while the program runs. Gives the way to stop. */
export function keepReleasingJobs(payload: Payload): () => void {
  const look = () =>
    releaseForgottenJobs(payload).catch((error: unknown) =>
      payload.logger.warn({ err: error }, 'des tâches interrompues attendent'),
    )
  const looking = setInterval(look, betweenLooksMs)
  looking.unref()
  return () => clearInterval(looking)
}

async function release(payload: Payload, which: Where): Promise<void> {
  await payload.update({
    collection: 'payload-jobs' as CollectionSlug,
    where: { and: [{ processing: { equals: true } }, which] },
    data: { processing: false } as never,
    depth: 0,
  })
}
