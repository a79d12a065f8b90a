import type { Locale } from '@sira/contract/locales'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { Pagination } from '../../../components/Pagination.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { catalogueId } from '../choosing/catalogueAddress.ts'
import type { TrainingChoices } from '../choosing/trainingChoices.ts'
import type { TrainingSelection } from '../choosing/trainingSelection.ts'
import { EmptyCatalogue } from '../next/EmptyCatalogue.tsx'
import type { Session } from '../sessions/session.ts'
import type { CataloguePage } from '../trainingsPage.ts'
import { ChosenTrainingFilters } from './ChosenTrainingFilters.tsx'
import { QuickTrainingChoices } from './QuickTrainingChoices.tsx'
import { TrainingCard } from './TrainingCard.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'
import { TrainingFormats } from './TrainingFormats.tsx'
import '../../../styles/records.css'

interface TrainingCatalogueProps {
  trainings: CataloguePage
  /** The next session of trainings that have some, by their numbers. */
  sessions: ReadonlyMap<number, Session>
  selection: TrainingSelection
  choices: TrainingChoices
  /** What to offer where the choice finds nothing. */
  nearest: readonly Session[]
  words: Dictionary
  locale: Locale
  light: boolean
  /** `YYYY-MM-DD` */
  today: string
  pageAddress: (page: number) => string
}

export function catalogueTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.menu.trainings })
}

/** The training catalogue (product 2.9). */
export function TrainingCatalogue(props: TrainingCatalogueProps) {
  const { trainings, sessions, selection, choices, words, locale, light, today, pageAddress } =
    props
  return (
    <>
      <CatalogueBanner words={words} />
      <TrainingFormats words={words} />
      <section
        id={catalogueId}
        className="page to-edge grid scroll-mt-2 max-lg:scroll-mt-[-5.75rem] grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-5 pb-6 sm:pb-16 lg:grid-cols-[16rem_minmax(0,1fr)]"
      >
        <div className="filters-beside stays-beside lg:-mx-2 lg:px-2">
          <h2>{words.trainings.listHeading}</h2>
          <TrainingFilters selection={selection} choices={choices} words={words} />
        </div>
        <div className="min-w-0">
          <QuickTrainingChoices selection={selection} choices={choices} words={words} />
          <div className="my-2 flex flex-wrap items-center gap-x-5 gap-y-2 sm:my-4 sm:gap-y-3">
            <p className="figure text-2xl text-laterite">
              {words.trainings.count(trainings.total)}
            </p>
            {trainings.coming < trainings.total && (
              <p className="font-semibold">{words.trainings.coming(trainings.coming)}</p>
            )}
            <ToSessions sessions={sessions} words={words} className="max-sm:hidden" />
            <ChosenTrainingFilters selection={selection} choices={choices} words={words} />
          </div>
          {trainings.items.length === 0 && (
            <EmptyCatalogue selection={selection} nearest={props.nearest} words={words} />
          )}
          <div className="grid gap-6 max-sm:gap-0 sm:grid-cols-2 min-[76rem]:grid-cols-3">
            {trainings.items.map((training) => (
              <TrainingCard
                key={training.id}
                training={training}
                session={sessions.get(training.id)}
                words={words}
                locale={locale}
                light={light}
                today={today}
              />
            ))}
          </div>
          <ToSessions sessions={sessions} words={words} className="mt-6 sm:hidden" />
          <Pagination {...trainings} words={words} address={pageAddress} />
        </div>
      </section>
    </>
  )
}

function ToSessions({
  sessions,
  words,
  className,
}: Pick<TrainingCatalogueProps, 'sessions' | 'words'> & { className: string }) {
  if (sessions.size === 0) return null
  return (
    <a href={words.routes.sessions} className={`link tap ${className}`}>
      {words.sessions.all}
    </a>
  )
}

function CatalogueBanner({ words }: { words: Dictionary }) {
  return (
    <div className="bg-indigo-nuit text-lin [&_*]:text-inherit">
      <div className="page py-3 sm:py-7 lg:py-[clamp(2rem,6vw,4.5rem)]">
        <Breadcrumb label={words.breadcrumb} trail={catalogueTrail(words)} />
        <h1 className="mt-1 max-sm:text-[clamp(1.1rem,8vw,1.75rem)] lg:mt-3 lg:max-w-[18ch]">
          {words.trainings.title}
        </h1>
        <ul className="mt-2 mb-1 flex flex-wrap gap-x-8 lg:mt-6 lg:gap-y-2 lg:text-[1.1rem]">
          {words.trainings.highlights.map((highlight) => (
            <li key={highlight} className="flex items-center gap-3">
              <span aria-hidden="true" className="h-4 w-1.5 bg-mil" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
