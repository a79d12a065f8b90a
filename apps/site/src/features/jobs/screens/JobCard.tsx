import { SaveButton } from '../../../components/SaveButton.tsx'
import { runningText } from '../../../content/plainText.ts'
import { cutText, restOfText } from '../../../format/cutText.ts'
import { storedDay } from '../../../format/dates.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'
import { placesOf } from '../placesOf.ts'
import { savedJob } from '../savedJob.ts'
import { VerifiedMark } from '../trust/VerifiedMark.tsx'
import { JobDays } from './JobDays.tsx'
import '../../../styles/records.css'

/** Characters before the ellipsis (product 9). */
const longest = { title: 20, description: 70 } as const

interface JobCardProps {
  job: Job
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
  /** Address of the list with this offer's modal open. */
  modalAddress: string
}

/**
 * Company, last day, title of 20 and description of 70 characters, tags, country (product 2.11); beside
 * them contract, town, how old it is and how long it stays. A screen reader, and a phone, are told
 * the whole title.
 */
export function JobCard({ job, words, today, modalAddress }: JobCardProps) {
  const { slug, titre, description, compagnie, date_expiration } = job
  const places = placesOf(job, words.locale)
  const rest = restOfText(titre, longest.title)
  return (
    <article id={`offre-${slug}`} className="card card-row scroll-mt-6 sm:p-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.95rem]">
        <strong>{compagnie}</strong>
        {date_expiration && (
          <span className="text-pierre tabular-nums">
            {words.jobs.until(storedDay(date_expiration))}
          </span>
        )}
      </p>
      <h2
        aria-label={titre}
        className="text-[clamp(1.0625rem,5.4vw,1.25rem)] sm:mt-2 sm:text-[1.45rem]"
      >
        <a
          href={words.routes.job(slug)}
          title={titre}
          data-rest={rest || undefined}
          {...writtenIn(job.locale, words.locale)}
          className="py-2 hover:underline"
        >
          {cutText(titre, longest.title)}
        </a>
        {job.urgent && <UrgentMark words={words} />}
      </h2>
      <VerifiedMark job={job} words={words} today={today} />
      <p className="text-pierre sm:mt-2" {...writtenIn(job.locale, words.locale)}>
        {cutText(runningText(description), longest.description)}
      </p>
      <ul className="tag-line flex flex-wrap gap-2 text-[0.92rem] sm:mt-4">
        {[job.type, job.domaine, job.experience].filter(Boolean).map((tag) => (
          <li key={tag} className="rounded-full bg-indigo-clair px-3.5 py-1 text-indigo">
            {tag}
          </li>
        ))}
        {places && <li className="rounded-full border border-trait px-3.5 py-1">{places}</li>}
      </ul>
      <JobDays job={job} words={words} today={today} className="sm:mt-4" />
      <div className="mt-auto flex flex-wrap items-center gap-x-2 max-sm:justify-between sm:pt-4">
        <a
          href={modalAddress}
          aria-label={`${words.jobs.more} : ${titre}`}
          className="button button-secondary"
        >
          {words.jobs.more}
        </a>
        <SaveButton record={savedJob(job, words)} words={words} />
      </div>
    </article>
  )
}

export function UrgentMark({ words }: { words: Dictionary }) {
  return (
    <span className="ms-3 inline-block rounded-full bg-laterite px-3 py-1 align-middle font-texte text-sm font-semibold tracking-normal text-blanc">
      {words.jobs.urgent}
    </span>
  )
}
