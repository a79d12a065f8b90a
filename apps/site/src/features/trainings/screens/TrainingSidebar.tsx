import type { Locale } from '@sira/contract/locales'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { storedDay } from '../../../format/dates.ts'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { levelName } from '../levelName.ts'
import { sessionState } from '../sessionState.ts'
import { sessionsId } from '../sessions/screens/ChooseSession.tsx'
import type { Session } from '../sessions/session.ts'
import type { Training } from '../training.ts'
import { trainingEnd } from '../trainingEnd.ts'
import { SampleCertificate } from './SampleCertificate.tsx'
import { SignUp } from './SignUp.tsx'
import '../../../styles/records.css'

interface TrainingSidebarProps {
  training: Training
  /** The one that its days are of. */
  session?: Session | undefined
  /** Instead of the way to a quote. */
  signUp?: ReactNode
  words: Dictionary
  locale: Locale
  light: boolean
  today: string
}

/** What someone who wants to come needs to know, and the way to sign up (product 2.10). */
export function TrainingSidebar(props: TrainingSidebarProps) {
  const { training, session, signUp, words, locale, light, today } = props
  const t = words.training
  const { prix_formation: price, date_formation: start } = training
  const end = trainingEnd(start, training.date_fin)
  const state = sessionState(training, today)
  return (
    <aside className="rounded-[28px] border border-trait bg-blanc stays-beside p-6">
      <Video training={training} words={words} light={light} />
      <h2 className="text-2xl">{t.sidebar}</h2>
      {price !== null && (
        <p className="figure mt-3 text-[clamp(1.0625rem,9vw,2.25rem)] text-indigo">
          {formatPrice(price, locale)}
        </p>
      )}
      {state !== 'coming' && <p className="mt-4 font-semibold">{t[state]}</p>}
      <p className="same-action no-print mt-4 grid gap-3">
        {signUp ?? <SignUp training={training} words={words} today={today} />}
        {session && (
          <a href={`#${sessionsId}`} className="link tap justify-center">
            {words.sessions.dates}
          </a>
        )}
        {!session && state === 'coming' && price !== 0 && (
          <span className="text-[0.95rem] text-pierre">
            {t.quoteFirst}{' '}
            <a href={words.routes.terms} className="link">
              {t.conditions}
            </a>
          </span>
        )}
      </p>
      <Facts training={training} words={words} end={end} />
      <SampleCertificate training={training} words={words} />
      <p className="no-print mt-2 text-center">
        <a href={words.routes.trainings} className="link tap justify-center">
          {t.others}
        </a>
      </p>
    </aside>
  )
}

function Facts({
  training,
  words,
  end,
}: Pick<TrainingSidebarProps, 'training' | 'words'> & { end: string | null }) {
  const t = words.training
  const { formateur, nombre_heures } = training
  const facts: [string, string | null][] = [
    [t.start, training.date_formation && storedDay(training.date_formation)],
    [t.end, end],
    [t.length, nombre_heures === null ? null : words.trainings.hours(nombre_heures)],
    [t.place, training.lieu],
    [t.mode, training.mode],
    [t.level, levelName(training.niveau, words)],
    [t.language, training.langue],
    [t.certificate, training.avec_certificat ? t.yes : t.no],
    [t.quiz, training.avec_test ? t.yes : t.no],
    [t.instructorLabel, [formateur?.Prenoms, formateur?.Nom].filter(Boolean).join(' ')],
  ]
  return (
    <dl className="mt-4">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-4 border-t border-trait py-1"
        >
          <dt className="text-pierre">{name}</dt>
          <dd className="ms-auto min-w-0 text-end font-semibold wrap-anywhere tabular-nums">
            {value || t.unknown}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Video({
  training,
  words,
  light,
}: Pick<TrainingSidebarProps, 'training' | 'words' | 'light'>) {
  const { video_url: address, images, slug } = training
  if (address === null) return null
  return (
    <a href={address} rel="noopener noreferrer" className="no-print group mb-5 block">
      <span className="relative block aspect-16/9 overflow-hidden rounded-3xl bg-lin">
        <Picture
          media={images[0] ?? null}
          seed={slug}
          width={320}
          height={180}
          sizes="(min-width: 64rem) 300px, 90vw"
          light={light}
          decorative
        />
        <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-blanc text-laterite [box-shadow:var(--shadow-leve)] group-hover:bg-laterite group-hover:text-blanc">
          <Icon name="play" className="size-8 fill-current" />
        </span>
      </span>
      <span className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <span className="link">{words.training.video}</span>
        <span className="text-[0.95rem] text-pierre">{words.training.videoNote}</span>
      </span>
    </a>
  )
}
