import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'
import { isVerified } from './isVerified.ts'

interface VerifiedMarkProps {
  job: Job
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** Staff checked the very text that is shown, and its employer; nothing where they did not. */
export function VerifiedMark({ job, words, today }: VerifiedMarkProps) {
  if (!isVerified(job, today)) return null
  return (
    <span
      title={words.jobTrust.verifiedNote}
      className="inline-block rounded-full bg-karite px-3 py-1 align-middle font-texte text-sm font-semibold tracking-normal text-blanc"
    >
      {words.jobTrust.verified}
    </span>
  )
}
