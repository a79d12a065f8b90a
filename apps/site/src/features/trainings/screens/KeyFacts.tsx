import { formatPrice } from '../../../format/price.ts'
import { writtenDays } from '../../../format/writtenDays.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { sessionState } from '../sessionState.ts'
import { SeatsTag } from '../sessions/screens/SeatsTag.tsx'
import type { Session } from '../sessions/session.ts'
import type { Training } from '../training.ts'
import { trainingEnd } from '../trainingEnd.ts'

interface KeyFactsProps {
  training: Training
  /** The one that its days are of. */
  session?: Session | undefined
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** What decides, first: whether one can still come, the price, the days and the place. */
export function KeyFacts({ training, session, words, today }: KeyFactsProps) {
  const { prix_formation: price, date_formation: start, date_fin, lieu, mode } = training
  const { locale, training: t } = words
  const days =
    start === null ? null : writtenDays(start, trainingEnd(start, date_fin) ?? start, locale)
  const state = sessionState(training, today)
  const facts = [
    { name: t.when, value: days ?? t.unknown },
    { name: t.place, value: lieu || mode },
  ]
  return (
    <dl className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-1.5 border-s-4 border-mil ps-4">
      {state !== 'coming' && (
        <div>
          <dt className="sr-only">{t.session}</dt>
          <dd className="rounded-full bg-laterite px-3 font-semibold text-blanc">
            {words.trainings.states[state]}
          </dd>
        </div>
      )}
      {price !== null && (
        <div>
          <dt className="sr-only">{t.price}</dt>
          <dd className="figure text-[clamp(1.0625rem,7.4vw,1.5rem)] text-indigo">
            {formatPrice(price, locale)}
          </dd>
        </div>
      )}
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name}>
            <dt className="sr-only">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      {session && (
        <div>
          <dt className="sr-only">{words.sessions.seats}</dt>
          <dd className="flex flex-wrap gap-2">
            <SeatsTag session={session} words={words} />
          </dd>
        </div>
      )}
    </dl>
  )
}
