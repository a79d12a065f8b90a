import type { Job } from '../job.ts'

/** Whether staff vouch for an offer today: an answer that was kept overnight may say so for too long. */
export function isVerified(
  { verifiee, verifiee_jusquau: until }: Pick<Job, 'verifiee' | 'verifiee_jusquau'>,
  today: string,
): boolean {
  return verifiee === true && typeof until === 'string' && until >= today
}
