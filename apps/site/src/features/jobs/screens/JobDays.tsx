import { daysAgo, daysBetween } from '../../../format/relativeDays.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'

interface JobDaysProps {
  job: Pick<Job, 'date_publication' | 'date_expiration'>
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
  className?: string
}

/** Days left from which an offer is said to close soon. */
const soon = 7

/** How long ago an offer came out and how long it stays, counted from today. */
export function JobDays({ job, words, today, className = '' }: JobDaysProps) {
  const { date_publication: posted, date_expiration: last } = job
  const left = last === null ? undefined : daysBetween(today, last)
  return (
    <p className={`flex flex-wrap gap-x-4 text-[0.95rem] text-pierre ${className}`}>
      {posted !== null && <span>{words.jobs.posted(daysAgo(posted, today, words.locale))}</span>}
      {left !== undefined && left >= 0 && (
        <strong className={left <= soon ? 'text-laterite-fonce' : 'text-encre'}>
          {words.jobs.daysLeft(left)}
        </strong>
      )}
    </p>
  )
}
