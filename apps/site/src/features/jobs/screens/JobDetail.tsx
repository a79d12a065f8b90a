import { isOpen } from '@sira/contract/kinds/openRecords'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { ShareLinks } from '../../../components/ShareLinks.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import { storedDay } from '../../../format/dates.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'
import { HowToApply } from './HowToApply.tsx'
import { UrgentMark } from './JobCard.tsx'
import { JobFacts, sidebarFacts } from './JobFacts.tsx'

interface JobDetailProps {
  job: Job
  words: Dictionary
  /** Full address of the page, to share it. */
  address: string
  /** `YYYY-MM-DD` */
  today: string
}

export function jobTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.job.breadcrumb, route: words.routes.jobs })
}

/** A job offer (spec 2.11); past its last day it stays readable, clearly marked. */
export function JobDetail({ job, words, address, today }: JobDetailProps) {
  const expired = !isOpen('jobs', { ...job }, today)
  return (
    <div className="page grid items-start gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article className="min-w-0">
        <Breadcrumb label={words.breadcrumb} trail={jobTrail(words)} />
        <h1
          className="mt-2 text-[clamp(1.9rem,1.3rem+2.4vw,3.1rem)]"
          {...writtenIn(job.locale, words.locale)}
        >
          {job.titre}
        </h1>
        {job.compagnie && <p className="mt-2 text-[1.15rem] text-pierre">{job.compagnie}</p>}
        {expired && <ExpiredNotice day={storedDay(job.date_expiration ?? '')} words={words} />}
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
      </article>
      <aside className="rounded-[28px] border border-trait bg-blanc p-6 lg:sticky lg:top-6">
        <h2 className="text-2xl">{words.job.details}</h2>
        {job.urgent && !expired && (
          <p className="mt-3">
            <UrgentMark words={words} />
          </p>
        )}
        <JobFacts facts={sidebarFacts(job, words)} className="mt-4" />
        <div className="no-print mt-4 border-t border-trait pt-4">
          <h3>{words.sharing.title}</h3>
          <ShareLinks address={address} title={job.titre} words={words} />
        </div>
      </aside>
    </div>
  )
}

function ExpiredNotice({ day, words }: { day: string; words: Dictionary }) {
  return (
    <p className="mt-6 rounded-2xl border-s-8 border-laterite bg-laterite/10 p-4 ps-5">
      <strong className="me-2">{words.jobs.expired}</strong>
      {words.job.expiredNotice(day)}{' '}
      <a href={words.routes.jobs} className="link">
        {words.job.otherOffers}
      </a>
    </p>
  )
}
