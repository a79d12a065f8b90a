import type { PayloadRequest } from 'payload'
import { announceAfterCommit } from '../../publication/changes/pendingChanges.ts'
import { publicState } from '../../publication/publicState.ts'

/** The pages of an offer are made anew once the transaction is committed: what is known of it changed. */
export async function announceOffer(job: number, req: PayloadRequest): Promise<void> {
  const { jobs } = req.payload.collections
  const state = await publicState(jobs.config, job, req)
  if (state === null) return
  const tags = state.slug === null ? ['jobs'] : ['jobs', `jobs/${state.slug}`]
  await announceAfterCommit(tags, req)
}
