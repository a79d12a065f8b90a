import type { Locale } from '@sira/contract/locales'
import { cardSizes, Picture } from '../../../components/pictures/Picture.tsx'
import { SaveButton } from '../../../components/SaveButton.tsx'
import { runningText } from '../../../content/plainText.ts'
import { cutText, restOfText } from '../../../format/cutText.ts'
import { formatCardPrice } from '../../../format/price.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { nextDateAddress } from '../nextDateAddress.ts'
import { savedTraining } from '../savedTraining.ts'
import { sessionState } from '../sessionState.ts'
import { heldAs } from '../sessions/heldAs.ts'
import type { Session } from '../sessions/session.ts'
import type { Training } from '../training.ts'
import { TrainingFacts } from './TrainingFacts.tsx'
import '../../../styles/records.css'

/** Characters before the ellipsis (product 9). */
const longest = { title: 20, description: 70 } as const

interface TrainingCardProps {
  training: Training
  /** The next one that the choice finds. */
  session?: Session | undefined
  words: Dictionary
  locale: Locale
  light: boolean
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * Picture, title of 20 and description of 70 characters, hours, price, instructor (product 2.9); below
 * them what one compares by. A screen reader, and a phone, are told the whole title.
 */
export function TrainingCard(props: TrainingCardProps) {
  const { session, words, locale, light, today } = props
  const training = session ? heldAs(props.training, session, words) : props.training
  const { slug, Theme, description, nombre_heures, prix_formation, formateur } = training
  const address = words.routes.training(slug)
  const rest = restOfText(Theme, longest.title)
  const trainer = [formateur?.Prenoms, formateur?.Nom].filter(Boolean).join(' ')
  return (
    <article className="card card-row">
      <div className="card-picture aspect-16/10 overflow-hidden bg-lin">
        <Picture
          media={training.images[0] ?? null}
          seed={slug}
          width={400}
          height={250}
          sizes={cardSizes}
          light={light}
          decorative
        />
      </div>
      <div className="flex flex-1 flex-col sm:p-5">
        <h3
          aria-label={Theme}
          {...writtenIn(training.locale, words.locale)}
          className="text-[clamp(1.0625rem,5.4vw,1.25rem)]"
        >
          <a href={address} title={Theme} data-rest={rest || undefined} className="card-link">
            {cutText(Theme, longest.title)}
          </a>
        </h3>
        <p className="text-pierre sm:mt-1.5" {...writtenIn(training.locale, words.locale)}>
          {cutText(runningText(description), longest.description)}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 sm:mt-4">
          {prix_formation !== null && (
            <span className="figure text-[clamp(1.0625rem,5.4vw,1.25rem)] text-indigo sm:text-[1.5rem]">
              {formatCardPrice(prix_formation, locale)}
            </span>
          )}
          {nombre_heures !== null && (
            <span className="tabular-nums">{words.trainings.hours(nombre_heures)}</span>
          )}
        </p>
        {trainer && <p className="text-pierre sm:mt-1">{trainer}</p>}
        <TrainingFacts training={training} session={session} words={words} today={today} />
        <div className="no-print mt-auto flex max-sm:-mb-2 flex-wrap gap-x-5 sm:pt-3">
          <a
            href={address}
            aria-label={`${words.trainings.more} : ${Theme}`}
            className="link tap relative"
          >
            {words.trainings.more}
          </a>
          {sessionState(training, today) !== 'coming' && (
            <a
              href={nextDateAddress(training, words)}
              aria-label={`${words.trainings.next}\u00a0: ${Theme}`}
              className="link tap relative"
            >
              {words.trainings.next}
            </a>
          )}
          <SaveButton
            record={savedTraining(training, words)}
            words={words}
            className="relative -ms-2 max-sm:ms-auto"
          />
        </div>
      </div>
    </article>
  )
}
