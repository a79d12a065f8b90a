import { RecordTitle } from '../../../components/links/RecordTitle.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { jobsAddress } from '../choosing/jobsAddress.ts'
import type { Job } from '../job.ts'
import { placesOf } from '../placesOf.ts'
import { JobDays } from './JobDays.tsx'

interface SimilarJobsProps {
  jobs: readonly Job[]
  /** Of the offer that they are like. */
  domaineId: number | null
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** Where to go on from an offer: others of its domain, and all of them. */
export function SimilarJobs({ jobs, domaineId, words, today }: SimilarJobsProps) {
  if (jobs.length === 0) return null
  return (
    <section className="no-print mt-12">
      <h2 className="text-2xl">{words.job.similar}</h2>
      <ul className="mt-4 border-t border-trait">
        {jobs.map((job) => (
          <li key={job.id} className="relative border-b border-trait py-4">
            <RecordTitle
              address={words.routes.job(job.slug)}
              title={job.titre}
              language={job.locale}
              words={words}
              className="hover:underline"
            />
            <p className="mt-1 text-pierre">
              {[job.compagnie, job.type, placesOf(job, words.locale)].filter(Boolean).join(' · ')}
            </p>
            <JobDays job={job} words={words} today={today} className="mt-1" />
          </li>
        ))}
      </ul>
      <a href={jobsAddress(words, { domaine: domaineId ?? undefined })} className="link tap mt-2">
        {words.job.otherOffers}
      </a>
    </section>
  )
}
