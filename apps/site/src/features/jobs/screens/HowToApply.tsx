import { Accordion } from '../../../components/disclosure/Accordion.tsx'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'

/** Two ways to apply, the first open, one open at a time (spec 2.11). */
export function HowToApply({ job, words }: { job: Job; words: Dictionary }) {
  const { apply, assisted, direct } = words.job
  const ways = [
    { ...assisted, buttonClass: 'button-primary' },
    { ...direct, buttonClass: 'button-secondary' },
  ]
  return (
    <section className="no-print mt-12">
      <h2 className="mb-4 text-2xl">{apply}</h2>
      <Accordion
        name="postuler"
        items={ways.map(({ title, text, button, buttonClass, subject }) => ({
          key: title,
          title,
          content: (
            <>
              <p>{text}</p>
              <p className="mt-5">
                <a
                  href={quoteAddress(words, 'Mise en relation emploi', subject(job.titre))}
                  className={`button ${buttonClass}`}
                >
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
