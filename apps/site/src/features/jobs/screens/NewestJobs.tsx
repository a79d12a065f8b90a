import { writtenDay } from '@sira/contract/writtenDates'
import { ShortRows } from '../../../components/links/ShortRows.tsx'
import { townName } from '../../../format/townName.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'

interface NewestJobsProps {
  jobs: readonly Job[]
  words: Dictionary
}

/** The offers that came out last: when, what, with whom, until when. */
export function NewestJobs({ jobs, words }: NewestJobsProps) {
  return (
    <ShortRows
      title={words.jobs.newest}
      rows={jobs.map((job) => ({
        address: words.routes.job(job.slug),
        title: job.titre,
        language: job.locale,
        day: job.date_publication,
        mark: job.urgent && words.jobs.urgent,
        facts: [
          job.compagnie,
          job.ville && townName(job.ville, words.locale),
          job.date_expiration && words.jobs.until(writtenDay(job.date_expiration, words.locale)),
        ],
      }))}
      all={{ address: words.routes.jobs, label: words.jobs.all }}
      words={words}
    />
  )
}
