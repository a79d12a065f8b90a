import { writtenDay } from '@sira/contract/writtenDates'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'

interface ExpiredNoticeProps {
  job: Pick<Job, 'date_expiration' | 'pourvue'>
  words: Dictionary
}

/** The notice of an expired offer, with the way to the open ones (product 2.11). */
export function ExpiredNotice({ job, words }: ExpiredNoticeProps) {
  const day = writtenDay(job.date_expiration ?? '', words.locale)
  const notice = job.pourvue ? words.jobTrust.filledNotice : words.job.expiredNotice(day)
  return (
    <p className="mt-6 rounded-2xl border-s-8 border-laterite bg-laterite/10 p-4 ps-5">
      <strong className="me-2">{endedMark(job, words)}</strong>
      {notice}{' '}
      <a href={words.routes.jobs} className="link">
        {words.job.otherOffers}
      </a>
    </p>
  )
}

export function endedMark(
  { pourvue }: Pick<Job, 'pourvue'>,
  { jobs, jobTrust }: Dictionary,
): string {
  return pourvue ? jobTrust.filled : jobs.expired
}
