import type { ReactNode } from 'react'
import { QuickChoices } from '../../../choosing/QuickChoices.tsx'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { Pagination } from '../../../components/Pagination.tsx'
import { Scene } from '../../../components/pictures/Scene.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { JobChoices } from '../choosing/jobChoices.ts'
import { chosenJobs, type JobSelection } from '../choosing/jobSelection.ts'
import { jobsAddress, resultsId } from '../choosing/jobsAddress.ts'
import type { Job } from '../job.ts'
import { ChosenJobFilters } from './ChosenJobFilters.tsx'
import { JobCard } from './JobCard.tsx'
import { JobSearch } from './JobSearch.tsx'
import { NewestJobs } from './NewestJobs.tsx'

interface JobListProps {
  jobs: ListPage<Job>
  selection: JobSelection
  choices: JobChoices
  /** What to offer where the choice finds nothing. */
  newest: readonly Job[]
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
  pageAddress: (page: number) => string
  modalAddress: (slug: string) => string
  /** How to be told of new ones. */
  alert?: ReactNode
}

export function jobsTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.menu.jobs })
}

/** The open offers, all or those that a visitor looks for (product 2.11). */
export function JobList(props: JobListProps) {
  const { jobs, selection, choices, words, today, pageAddress, modalAddress, alert } = props
  return (
    <>
      <JobBanner words={words} />
      <div id={resultsId} className="page scroll-mt-2 max-lg:scroll-mt-[-5.75rem] pt-6 pb-12">
        <JobSearch selection={selection} choices={choices} words={words} />
        <QuickChoices
          label={words.jobs.byDomain}
          choices={choices.domaine}
          chosen={selection.domaine}
          address={(value) => jobsAddress(words, { domaine: Number(value) })}
        />
        <div className="mt-4 mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="figure text-2xl text-laterite">{words.jobs.count(jobs.total)}</p>
          <ChosenJobFilters selection={selection} choices={choices} words={words} />
        </div>
        {jobs.items.length === 0 && <NoOffer selection={selection} words={words} />}
        {jobs.items.length === 0 && (
          <div className="my-8 max-w-3xl">
            <NewestJobs jobs={props.newest} words={words} />
          </div>
        )}
        <div className="grid gap-6 max-sm:gap-0 sm:grid-cols-2 lg:grid-cols-3">
          {jobs.items.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              words={words}
              today={today}
              modalAddress={modalAddress(job.slug)}
            />
          ))}
        </div>
        {alert}
        <Pagination {...jobs} words={words} address={pageAddress} />
        <p className="no-print mt-8">
          <a href={words.routes.employerOffer} className="link tap">
            {words.employerOffer.open}
          </a>
        </p>
      </div>
    </>
  )
}

function NoOffer({ selection, words }: { selection: JobSelection; words: Dictionary }) {
  const { empty, filters } = words.jobs
  if (chosenJobs(selection).length === 0) return <p className="text-pierre">{empty}</p>
  return (
    <p>
      {filters.empty}{' '}
      <a href={quoteAddress(words, 'Mise en relation emploi')} className="link">
        {filters.askFor}
      </a>
      .
    </p>
  )
}

function JobBanner({ words }: { words: Dictionary }) {
  return (
    <div className="relative overflow-hidden border-b border-trait">
      <div className="absolute inset-y-0 end-0 w-1/3 max-md:hidden">
        <Scene name="entretien" />
      </div>
      <div className="page relative py-[clamp(1.25rem,4vw,3.5rem)]">
        <div className="md:max-w-[60%]">
          <Breadcrumb label={words.breadcrumb} trail={jobsTrail(words)} />
          <h1 className="mt-2">{words.jobs.title}</h1>
          <p className="mt-3 text-[1.15rem] text-pierre">{words.jobs.intro}</p>
        </div>
      </div>
    </div>
  )
}
