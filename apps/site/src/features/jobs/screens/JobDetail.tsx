import { isOpen } from '@sira/contract/kinds/openRecords'
import type { ReactNode } from 'react'
import { ActionBar } from '../../../components/ActionBar.tsx'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { SaveButton } from '../../../components/SaveButton.tsx'
import { ShareLinks } from '../../../components/share/ShareLinks.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { factsOf } from '../../../kinds/savedRecord.ts'
import { applicationAddress } from '../applyAddresses.ts'
import type { Job } from '../job.ts'
import { savedJob } from '../savedJob.ts'
import { VerifiedMark } from '../trust/VerifiedMark.tsx'
import { ExpiredNotice, endedMark } from './ExpiredNotice.tsx'
import { HowToApply } from './HowToApply.tsx'
import { UrgentMark } from './JobCard.tsx'
import { JobDays } from './JobDays.tsx'
import { JobFacts, sidebarFacts } from './JobFacts.tsx'
import { JobKeyFacts } from './JobKeyFacts.tsx'
import { SimilarJobs } from './SimilarJobs.tsx'
import '../../../styles/records.css'

interface JobDetailProps {
  job: Job
  similar: readonly Job[]
  /** The trust in the offer; a preview has none. */
  trust?: ReactNode
  words: Dictionary
  /** Full address of the page, to share it. */
  address: string
  /** `YYYY-MM-DD` */
  today: string
}

export function jobTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.job.breadcrumb, route: words.routes.jobs })
}

/** A job offer (product 2.11); past its last day it stays readable, clearly marked. */
export function JobDetail({ job, similar, trust, words, address, today }: JobDetailProps) {
  const expired = !isOpen('jobs', { ...job }, today)
  return (
    <>
      <div className="page grid items-start gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0">
          <Breadcrumb label={words.breadcrumb} trail={jobTrail(words)} />
          <h1 className="mt-2 record-title" {...writtenIn(job.locale, words.locale)}>
            {job.titre}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-[1.15rem] text-pierre">
            {job.compagnie}
            <VerifiedMark job={job} words={words} today={today} />
          </p>
          <JobKeyFacts job={job} words={words} today={today} />
          <div className="mt-2 -ms-2 flex flex-wrap items-center">
            <SaveButton record={savedJob(job, words)} words={words} />
          </div>
          {expired && <ExpiredNotice job={job} words={words} />}
          <section className="mt-9">
            <h2 className="mb-4 text-2xl">{words.job.description}</h2>
            {job.description ? (
              <div {...writtenIn(job.locale, words.locale)}>
                <RichText locale={words.locale} markdown={job.description} />
              </div>
            ) : (
              <p className="text-pierre">{words.job.emptyDescription}</p>
            )}
          </section>
          {!expired && <HowToApply job={job} words={words} />}
          {trust}
          <SimilarJobs jobs={similar} domaineId={job.domaineId} words={words} today={today} />
        </article>
        <aside className="rounded-[28px] border border-trait bg-blanc stays-beside p-6">
          <h2 className="text-2xl">{words.job.details}</h2>
          {job.urgent && !expired && (
            <p className="mt-3">
              <UrgentMark words={words} />
            </p>
          )}
          {!expired && (
            <a
              href={applicationAddress(words, job)}
              className="button button-primary no-print mt-4 w-full max-lg:hidden"
            >
              {words.job.applyNow}
            </a>
          )}
          <JobFacts facts={sidebarFacts(job, words)} className="mt-4" />
          <div className="no-print mt-4 border-t border-trait pt-4">
            <h3>{words.sharing.title}</h3>
            <ShareLinks
              address={address}
              title={job.titre}
              poster={{
                kind: words.job.breadcrumb,
                facts: [
                  ...(expired ? [endedMark(job, words)] : []),
                  ...factsOf(savedJob(job, words)),
                ],
                seed: job.slug,
              }}
              words={words}
            />
          </div>
        </aside>
      </div>
      {!expired && (
        <ActionBar>
          <JobDays job={{ ...job, date_publication: null }} words={words} today={today} />
          <a href={applicationAddress(words, job)} className="button button-primary ms-auto px-3">
            {words.job.applyNow}
          </a>
        </ActionBar>
      )}
    </>
  )
}
