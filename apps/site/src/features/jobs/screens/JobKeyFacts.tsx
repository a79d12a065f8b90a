import { writtenDay } from '@sira/contract/writtenDates'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'
import { placesOf } from '../placesOf.ts'
import { JobDays } from './JobDays.tsx'

interface JobKeyFactsProps {
  job: Job
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** What decides whether to read on, right under the title. */
export function JobKeyFacts({ job, words, today }: JobKeyFactsProps) {
  const { job: t, locale } = words
  const facts = [
    [t.deadline, job.date_expiration && writtenDay(job.date_expiration, locale)],
    [t.contract, job.type],
    [t.place, placesOf(job, locale)],
  ] as const
  return (
    <div className="mt-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-[0.95rem] text-pierre">{name}</dt>
                <dd className="text-[1.1rem] font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <JobDays job={job} words={words} today={today} className="mt-2" />
    </div>
  )
}
