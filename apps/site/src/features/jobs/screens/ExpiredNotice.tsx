import { writtenDay } from '@sira/contract/writtenDates'
import type { Dictionary } from '../../../i18n/fr.ts'

interface ExpiredNoticeProps {
  /** The last one of the offer, `YYYY-MM-DD`. */
  day: string
  words: Dictionary
}

/** Who comes too late for an offer is told so, and where the open ones are (product 2.11). */
export function ExpiredNotice({ day, words }: ExpiredNoticeProps) {
  return (
    <p className="mt-6 rounded-2xl border-s-8 border-laterite bg-laterite/10 p-4 ps-5">
      <strong className="me-2">{words.jobs.expired}</strong>
      {words.job.expiredNotice(writtenDay(day, words.locale))}{' '}
      <a href={words.routes.jobs} className="link">
        {words.job.otherOffers}
      </a>
    </p>
  )
}
