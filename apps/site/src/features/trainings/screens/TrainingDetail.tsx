import type { PublicEvaluations } from '@sira/contract/evaluations/evaluation'
import type { Locale } from '@sira/contract/locales'
import { ActionBar } from '../../../components/ActionBar.tsx'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { Tabs } from '../../../components/disclosure/Tabs.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { SaveButton } from '../../../components/SaveButton.tsx'
import { ShareLinks } from '../../../components/share/ShareLinks.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import { formatPrice } from '../../../format/price.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { factsOf } from '../../../kinds/savedRecord.ts'
import { CalendarLink } from '../calendar/CalendarLink.tsx'
import { Opinions } from '../evaluations/Opinions.tsx'
import type { PaymentMode } from '../paymentModes.ts'
import { savedTraining } from '../savedTraining.ts'
import { sessionState } from '../sessionState.ts'
import { heldAs, nextByTraining } from '../sessions/heldAs.ts'
import { BuySession } from '../sessions/screens/BuySession.tsx'
import { ChooseSession } from '../sessions/screens/ChooseSession.tsx'
import { isShown, type Session } from '../sessions/session.ts'
import { sessionPlace, shortDays } from '../sessions/sessionFacts.ts'
import { noSessions, type TrainingSessions } from '../sessions/sessionsOfTraining.ts'
import type { Training } from '../training.ts'
import { KeyFacts } from './KeyFacts.tsx'
import { SignUp } from './SignUp.tsx'
import { SimilarTrainings } from './SimilarTrainings.tsx'
import { TrainingInstructor } from './TrainingInstructor.tsx'
import { TrainingOverview } from './TrainingOverview.tsx'
import { TrainingPayments } from './TrainingPayments.tsx'
import { TrainingSidebar } from './TrainingSidebar.tsx'
import '../../../styles/records.css'

interface TrainingDetailProps {
  training: Training
  payments: readonly PaymentMode[]
  sessions?: TrainingSessions
  evaluations?: PublicEvaluations | null
  words: Dictionary
  locale: Locale
  light: boolean
  /** `YYYY-MM-DD` */
  today: string
  /** Full address of its page. */
  address: string
  /** Others on its topic. */
  similar?: readonly Training[]
}

export function trainingTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.training.breadcrumb, route: words.routes.trainings })
}

/** A training (product 2.10). */
export function TrainingDetail(props: TrainingDetailProps) {
  const { payments, words, locale, light, today, address, similar = [] } = props
  const { coming, isOver } = props.sessions ?? noSessions
  const next = nextByTraining(coming.filter((session) => isShown(session))).get(props.training.id)
  const training = next ? heldAs(props.training, next, words) : props.training
  const signUp = next ? (
    <BuySession session={next} words={words} />
  ) : (
    <SignUp training={training} isOver={isOver} words={words} today={today} />
  )
  const { tabs, tabsLabel } = words.training
  return (
    <>
      <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article className="min-w-0">
          <TrainingHeading training={training} session={next} words={words} today={today} />
          {next && <ChooseSession sessions={coming} words={words} />}
          <div className="mt-7 aspect-16/8 overflow-hidden rounded-[28px] rounded-es-[80px] bg-lin">
            <Picture
              media={training.images[0] ?? null}
              seed={training.slug}
              width={800}
              height={400}
              sizes="(min-width: 64rem) 780px, 100vw"
              light={light}
              eager
            />
          </div>
          <div className="mt-9">
            <Tabs
              name="formation"
              label={tabsLabel}
              panels={[
                {
                  title: tabs.overview,
                  content: <TrainingOverview training={training} words={words} />,
                },
                {
                  title: tabs.instructor,
                  content: (
                    <TrainingInstructor trainer={training.formateur} words={words} light={light} />
                  ),
                },
                ...(training.prix_formation === 0
                  ? []
                  : [
                      {
                        title: tabs.payments,
                        content: (
                          <TrainingPayments
                            accepted={training.payments}
                            payments={payments}
                            words={words}
                            light={light}
                          />
                        ),
                      },
                    ]),
              ]}
            />
          </div>
          <Opinions evaluations={props.evaluations ?? null} words={words} />
          <section className="no-print mt-6">
            <h2 className="text-xl">{words.sharing.title}</h2>
            <ShareLinks
              address={address}
              title={training.Theme}
              poster={{
                kind: words.training.breadcrumb,
                facts: posterFacts(training, words, today),
                seed: training.slug,
              }}
              words={words}
            />
          </section>
        </article>
        <TrainingSidebar
          training={training}
          session={next}
          signUp={signUp}
          words={words}
          locale={locale}
          light={light}
          today={today}
        />
      </div>
      <SimilarTrainings trainings={similar} words={words} today={today} />
      <ActionBar>
        {training.prix_formation !== null && (
          <span className={next ? 'min-w-0 flex-1 basis-24' : undefined}>
            <span className="figure text-xl text-indigo">
              {formatPrice(training.prix_formation, locale)}
            </span>
            {next && (
              <span className="block text-[0.95rem] leading-tight text-pierre">
                {[shortDays(next, locale), sessionPlace(next, words)].join(', ')}
              </span>
            )}
          </span>
        )}
        {signUp}
      </ActionBar>
    </>
  )
}

/** Nobody is called to a day that is over. */
function posterFacts(training: Training, words: Dictionary, today: string): string[] {
  const isComing = sessionState(training, today) === 'coming'
  return factsOf(savedTraining(isComing ? training : { ...training, date_formation: null }, words))
}

/** Breadcrumb, theme, what decides, trainer and type. */
function TrainingHeading({
  training,
  session,
  words,
  today,
}: Pick<TrainingDetailProps, 'training' | 'words' | 'today'> & { session: Session | undefined }) {
  const { formateur, type, Theme } = training
  const trainer = [formateur?.Prenoms, formateur?.Nom].filter(Boolean).join(' ')
  return (
    <header>
      <Breadcrumb label={words.breadcrumb} trail={trainingTrail(words)} />
      <h1 className="mt-2 record-title" {...writtenIn(training.locale, words.locale)}>
        {Theme}
      </h1>
      <KeyFacts training={training} session={session} words={words} today={today} />
      <div className="mt-2 -ms-2 flex flex-wrap items-center">
        <SaveButton record={savedTraining(training, words)} words={words} />
        <CalendarLink training={training} session={session} words={words} today={today} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 text-pierre">
        {trainer && <span>{words.training.trainer(trainer)}</span>}
        {type && <span>{words.training.type(type)}</span>}
      </p>
    </header>
  )
}
