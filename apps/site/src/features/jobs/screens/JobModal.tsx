import { Modal } from '../../../components/modal/Modal.tsx'
import { NotTranslated } from '../../../components/NotTranslated.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'
import { UrgentMark } from './JobCard.tsx'
import { JobFacts, modalFacts } from './JobFacts.tsx'

/** Pixels (product 9). */
const width = 1000

interface JobModalProps {
  job: Job
  words: Dictionary
  closeAddress: string
}

/** An offer over the list: title, description and a grid of facts (product 2.11). */
export function JobModal({ job, words, closeAddress }: JobModalProps) {
  return (
    <Modal
      labelledBy="offre offre-titre"
      width={width}
      closeAddress={closeAddress}
      closeLabel={words.jobs.close}
    >
      <h2 id="offre" className="pe-14 text-[1.05rem] text-laterite">
        {words.jobs.modalTitle}
      </h2>
      <h3 id="offre-titre" className="mt-1.5 text-[clamp(1.5rem,1.2rem+1.4vw,2.2rem)]">
        <span {...writtenIn(job.locale, words.locale)}>{job.titre}</span>
        {job.urgent && <UrgentMark words={words} />}
      </h3>
      <NotTranslated locale={job.locale} words={words} />
      <div className="mt-6">
        {job.description ? (
          <div {...writtenIn(job.locale, words.locale)}>
            <RichText locale={words.locale} markdown={job.description} />
          </div>
        ) : (
          <p className="text-pierre">{words.job.emptyDescription}</p>
        )}
      </div>
      <JobFacts
        facts={modalFacts(job, words)}
        className="mt-6 grid grid-cols-2 gap-x-8 md:grid-cols-3"
      />
      <p className="mt-7">
        <a href={words.routes.job(job.slug)} className="button button-primary">
          {words.jobs.fullPage}
        </a>
      </p>
    </Modal>
  )
}
