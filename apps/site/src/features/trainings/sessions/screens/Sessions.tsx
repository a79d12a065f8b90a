import { sessionCalendar } from '@sira/contract/routes'
import { PageBanner } from '../../../../components/PageBanner.tsx'
import { Pagination } from '../../../../components/Pagination.tsx'
import { Sign } from '../../../../components/pictures/Sign.tsx'
import { type Trail, trailFromHome } from '../../../../components/trail.ts'
import { writtenIn } from '../../../../format/writtenIn.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import type { ListPage } from '../../../../transport/listPage.ts'
import { monthName } from '../../choosing/trainingChoices.ts'
import { firstDay, isShown, type Session } from '../session.ts'
import { SessionRow } from './SessionRow.tsx'

interface SessionsProps {
  sessions: ListPage<Session>
  words: Dictionary
  pageAddress: (page: number) => string
}

export function sessionsTrail(words: Dictionary): Trail {
  return trailFromHome(
    words,
    { name: words.training.breadcrumb, route: words.routes.trainings },
    { name: words.sessions.breadcrumb },
  )
}

/** All sessions to come, month by month. */
export function Sessions({ sessions, words, pageAddress }: SessionsProps) {
  const { title, empty, toCatalogue, calendar } = words.sessions
  const shown = sessions.items.filter((session) => isShown(session))
  const months = Map.groupBy(shown, (session) => firstDay(session).slice(0, 7))
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={sessionsTrail(words)}>
        {shown.length > 0 && (
          <a
            href={sessionCalendar(words.routes.sessions)}
            className="tap no-print mt-2 gap-2 font-semibold hover:underline"
          >
            <Sign path="M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8" />
            {calendar}
          </a>
        )}
      </PageBanner>
      <div className="page pb-16">
        {shown.length === 0 && <p className="pt-8">{empty}</p>}
        {[...months].map(([month, items]) => (
          <section key={month} className="pt-8">
            <h2 className="text-2xl first-letter:uppercase">{monthName(month, words.locale)}</h2>
            <ul className="mt-3 grid gap-3 lg:grid-cols-2">
              {items.map((session) => (
                <li key={session.id}>
                  <SessionRow
                    session={session}
                    words={words}
                    title={<TrainingLink session={session} words={words} />}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Pagination {...sessions} words={words} address={pageAddress} />
        <p className="no-print mt-6">
          <a href={words.routes.trainings} className="link tap">
            {toCatalogue}
          </a>
        </p>
      </div>
    </>
  )
}

function TrainingLink({ session, words }: { session: Session; words: Dictionary }) {
  const { slug, Theme, locale } = session.training
  return (
    <h3 className="text-lg" {...writtenIn(locale, words.locale)}>
      <a href={words.routes.training(slug)} className="hover:underline">
        {Theme}
      </a>
    </h3>
  )
}
