import { RecordTitle } from '../../../components/links/RecordTitle.tsx'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Training } from '../training.ts'
import { TrainingFacts } from './TrainingFacts.tsx'

interface SimilarTrainingsProps {
  trainings: readonly Training[]
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** Other trainings on the same topic; nothing where there is none. */
export function SimilarTrainings({ trainings, words, today }: SimilarTrainingsProps) {
  if (trainings.length === 0) return null
  return (
    <section className="page no-print pb-16">
      <h2 className="text-2xl">{words.training.similar}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {trainings.map((training) => (
          <li key={training.id} className="card p-5">
            <RecordTitle
              address={words.routes.training(training.slug)}
              title={training.Theme}
              language={training.locale}
              words={words}
              className="tap"
            />
            {training.prix_formation !== null && (
              <p className="figure mt-1 text-[clamp(1rem,6.4vw,1.25rem)] text-indigo">
                {formatPrice(training.prix_formation, words.locale)}
              </p>
            )}
            <TrainingFacts training={training} words={words} today={today} />
          </li>
        ))}
      </ul>
    </section>
  )
}
