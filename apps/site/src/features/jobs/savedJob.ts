import { writtenDay } from '@sira/contract/writtenDates'
import type { Dictionary } from '../../i18n/fr.ts'
import { type SavedRecord, saidFacts } from '../../kinds/savedRecord.ts'
import type { Job } from './job.ts'
import { placesOf } from './placesOf.ts'

/** An offer as a visitor's own list shows it. */
export function savedJob(job: Job, words: Dictionary): SavedRecord {
  const { slug, titre, compagnie, date_expiration: last } = job
  const until = last && words.jobs.until(writtenDay(last, words.locale))
  return {
    type: 'jobs',
    address: words.routes.job(slug),
    title: titre,
    fact: saidFacts([compagnie, placesOf(job, words.locale), until]),
    ...(last === null ? {} : { until: last.slice(0, 10) }),
  }
}
