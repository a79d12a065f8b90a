import type { Settings } from '@sira/contract/records/settings'
import type { Job } from '../../../features/jobs/job.ts'
import { similarJobs } from '../../../features/jobs/similarJobs.ts'
import { siteSettings } from '../../../transport/siteSettings.ts'

/** The other data of an offer's page: similar offers, and the company's own facts. */
export async function besideJob(
  { backOffice, locale }: Pick<App.Locals, 'backOffice' | 'locale'>,
  job: Job,
  today: string,
): Promise<{ similar: Job[]; settings: Settings }> {
  const [similar, settings] = await Promise.all([
    similarJobs(backOffice, locale, job, today),
    siteSettings(backOffice, locale),
  ])
  return { similar, settings }
}
