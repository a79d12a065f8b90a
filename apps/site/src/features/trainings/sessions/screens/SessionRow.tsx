import type { ReactNode } from 'react'
import { dayAndShortMonth } from '../../../../format/dates.ts'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import type { Session } from '../session.ts'
import { sessionDays, sessionHour, sessionPlace } from '../sessionFacts.ts'
import { SeatsTag } from './SeatsTag.tsx'

interface SessionRowProps {
  session: Session
  words: Dictionary
  /** Above all else: of which training it is. */
  title?: ReactNode
  /** What one can do with it. */
  action?: ReactNode
}

/** One session: its day large, its town, days, hour, place, seats and price. */
export function SessionRow({ session, words, title, action }: SessionRowProps) {
  const { locale } = words
  const { day, month } = dayAndShortMonth(session.debut, locale)
  const { mode, lieu, ville, price } = session
  const place = sessionPlace(session, words)
  const kind = mode !== null && ville && mode !== 'presentiel' ? words.sessions.modes[mode] : null
  return (
    <div className="flex flex-wrap items-start gap-x-4 rounded-2xl border border-trait bg-blanc px-4 py-3">
      <p
        aria-hidden="true"
        className="min-w-12 shrink-0 text-center leading-tight whitespace-nowrap"
      >
        <span className="figure block text-2xl">{day}</span>
        <span className="block text-[0.92rem] text-pierre">{month}</span>
      </p>
      <div className="min-w-0 flex-1 basis-36 wrap-anywhere">
        {title}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {place}
          <SeatsTag session={session} words={words} />
        </p>
        <p className="text-[0.95rem] text-pierre">
          {[sessionDays(session, locale), words.sessions.at(sessionHour(session, locale))].join(
            ', ',
          )}
        </p>
        {(lieu || kind) && (
          <p className="text-[0.95rem] text-pierre">{[lieu, kind].filter(Boolean).join(', ')}</p>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {price !== null && (
            <span className="figure text-lg text-indigo">{formatPrice(price, locale)}</span>
          )}
          {action}
        </div>
      </div>
    </div>
  )
}
