import type { Settings } from '@sira/contract/records/settings'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'
import { isVerified } from './isVerified.ts'
import { ReportForm } from './ReportForm.tsx'
import { reportAddress } from './reportAddress.ts'

interface JobTrustProps {
  job: Job
  settings: Settings
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** The trust in an offer: its checks, the cost of applying, and how to report it as false. */
export function JobTrust({ job, settings, words, today }: JobTrustProps) {
  const { jobTrust } = words
  return (
    <section className="mt-12 rounded-2xl border border-trait bg-blanc p-5">
      {isVerified(job, today) && <p className="mb-2 font-semibold">{jobTrust.verifiedNote}</p>}
      <p>{jobTrust.free}</p>
      {settings.agrement !== null && (
        <p className="mt-1 text-pierre">{jobTrust.agreement(settings.agrement)}</p>
      )}
      <details className="no-print">
        <summary className="link tap w-fit cursor-pointer">{jobTrust.report}</summary>
        <div className="mt-4">
          <ReportForm
            job={job.id}
            address={reportAddress(words, job.slug)}
            outcome={undefined}
            asksForProof={settings.proofOfWork}
            words={words}
          />
        </div>
      </details>
    </section>
  )
}
