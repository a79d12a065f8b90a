import type { Settings } from '@sira/contract/records/settings'
import { PageBanner } from '../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { FormOutcome } from '../../../forms/formOutcome.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'
import { type ReportField, ReportForm } from './ReportForm.tsx'
import { reportAddress } from './reportAddress.ts'

interface ReportPageProps {
  /** The one that the address names; none where it names none that is there. */
  job: Job | null
  outcome: FormOutcome<ReportField> | undefined
  settings: Settings
  words: Dictionary
}

export function reportTrail(words: Dictionary): Trail {
  const jobs = { name: words.job.breadcrumb, route: words.routes.jobs }
  return trailFromHome(words, jobs, { name: words.jobTrust.reportTitle })
}

/** Where an offer is reported: the form of its own page, and what came of it. */
export function ReportPage({ job, outcome, settings, words }: ReportPageProps) {
  const { jobTrust, routes } = words
  return (
    <>
      <PageBanner
        title={jobTrust.reportTitle}
        trailLabel={words.breadcrumb}
        trail={reportTrail(words)}
      >
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{jobTrust.reportLead}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-6 py-12">
        {job === null ? (
          <p>
            {jobTrust.noOffer}{' '}
            <a href={routes.jobs} className="link">
              {words.jobs.title}
            </a>
          </p>
        ) : (
          <>
            <p className="font-semibold">{jobTrust.about(job.titre)}</p>
            <ReportForm
              job={job.id}
              address={reportAddress(words, job.slug)}
              outcome={outcome}
              asksForProof={settings.proofOfWork}
              words={words}
            />
            <p>
              <a href={routes.job(job.slug)} className="link">
                {jobTrust.back}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  )
}
