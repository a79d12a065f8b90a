import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { Pagination } from '../../../components/Pagination.tsx'
import { Cloth } from '../../../components/pictures/Cloth.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { Job } from '../job.ts'
import { JobCard } from './JobCard.tsx'

interface JobListProps {
  jobs: ListPage<Job>
  words: Dictionary
  pageAddress: (page: number) => string
  modalAddress: (slug: string) => string
}

export function jobsTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.menu.jobs })
}

/** The open offers (spec 2.11). */
export function JobList({ jobs, words, pageAddress, modalAddress }: JobListProps) {
  return (
    <>
      <JobBanner total={jobs.total} words={words} />
      <div className="page py-12">
        {jobs.items.length === 0 && <p className="text-pierre">{words.jobs.empty}</p>}
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {jobs.items.map((job) => (
            <JobCard key={job.id} job={job} words={words} modalAddress={modalAddress(job.slug)} />
          ))}
        </div>
        <Pagination {...jobs} words={words} address={pageAddress} />
      </div>
    </>
  )
}

function JobBanner({ total, words }: { total: number; words: Dictionary }) {
  return (
    <div className="relative overflow-hidden border-b border-trait">
      <div className="absolute inset-y-0 end-0 w-1/3 max-md:hidden">
        <Cloth seed="emplois" width={420} height={320} theme="laterite" />
      </div>
      <div className="page relative py-[clamp(1.75rem,5vw,4rem)]">
        <div className="md:max-w-[60%]">
          <Breadcrumb label={words.breadcrumb} trail={jobsTrail(words)} />
          <h1 className="mt-2">{words.jobs.title}</h1>
          <p className="mt-4 text-[1.15rem] text-pierre">{words.jobs.intro}</p>
          <p className="figure mt-5 text-2xl text-laterite">{words.jobs.count(total)}</p>
        </div>
      </div>
    </div>
  )
}
