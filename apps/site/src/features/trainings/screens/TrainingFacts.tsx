import { writtenDay } from '@sira/contract/writtenDates'
import { townName } from '../../../format/townName.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { levelName } from '../levelName.ts'
import { sessionState } from '../sessionState.ts'
import { SeatsTag } from '../sessions/screens/SeatsTag.tsx'
import type { Session } from '../sessions/session.ts'
import type { Training } from '../training.ts'

interface TrainingFactsProps {
  training: Training
  /** The one that its days are of. */
  session?: Session | undefined
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** What one compares trainings by, below what the specification puts on a card. */
export function TrainingFacts({ training, session, words, today }: TrainingFactsProps) {
  const { date_formation: start, ville, mode, niveau, avec_certificat } = training
  const { trainings, locale } = words
  const state = sessionState(training, today)
  const kinds = [mode, levelName(niveau, words), avec_certificat ? trainings.certificate : null]
  return (
    <div className="mt-1 sm:mt-3 sm:border-t sm:border-trait sm:pt-3">
      <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {state !== 'coming' && (
          <span className="rounded-full bg-lin px-3 text-[0.92rem]">{trainings.states[state]}</span>
        )}
        <span>{start === null ? trainings.toCome : writtenDay(start, locale)}</span>
        {ville && <span className="text-indigo">{townName(ville, locale)}</span>}
        {session && <SeatsTag session={session} words={words} />}
      </p>
      <ul className="tag-line flex flex-wrap gap-1.5 text-[0.92rem] sm:mt-2">
        {kinds.filter(Boolean).map((kind) => (
          <li key={kind} className="rounded-full bg-indigo-clair px-3 py-0.5 text-indigo">
            {kind}
          </li>
        ))}
      </ul>
    </div>
  )
}
