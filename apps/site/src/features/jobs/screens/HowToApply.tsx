import { Accordion } from '../../../components/disclosure/Accordion.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { applicationAddress } from '../applyAddresses.ts'
import type { Job } from '../job.ts'

/**
 * Two ways to apply, the first open, one open at a time (product 2.11). What each costs is read while
 * it is closed too, and both are asked for by the same button.
 */
export function HowToApply({ job, words }: { job: Job; words: Dictionary }) {
  const { apply, applyNow, assisted, direct, free, paid, withoutCv } = words.job
  const ways = [
    {
      ...assisted,
      cost: paid,
      costClass: 'bg-lin',
      address: `${words.routes.cv}?offre=${encodeURIComponent(job.slug)}`,
      className: '',
    },
    {
      ...direct,
      text: job.cvFacultatif ? withoutCv : direct.text,
      button: job.cvFacultatif ? applyNow : direct.button,
      cost: free,
      // What the bar of the page offers too (actionBar.css).
      className: 'same-action',
      costClass: 'bg-karite text-blanc',
      address: applicationAddress(words, job),
    },
  ]
  return (
    <section className="no-print mt-12">
      <h2 className="mb-4 text-2xl">{apply}</h2>
      <Accordion
        name="postuler"
        items={ways.map(({ title, cost, costClass, text, button, address, className }) => ({
          key: title,
          title: (
            <span className="me-auto flex flex-wrap items-center gap-x-3 gap-y-1">
              {title}
              <span
                className={`rounded-full px-3 py-1 font-texte text-sm tracking-normal ${costClass}`}
              >
                {cost}
              </span>
            </span>
          ),
          content: (
            <>
              <p>{text}</p>
              <p className={`mt-5 ${className}`}>
                <a href={address} className="button button-primary">
                  {button}
                </a>
              </p>
            </>
          ),
        }))}
      />
    </section>
  )
}
