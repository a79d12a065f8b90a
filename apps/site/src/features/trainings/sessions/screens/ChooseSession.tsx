import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { isShown, type Session } from '../session.ts'
import { BuySession } from './BuySession.tsx'
import { SessionRow } from './SessionRow.tsx'

/** Where the dates stand on the page of a training. */
export const sessionsId = 'sessions'

interface ChooseSessionProps {
  sessions: readonly Session[]
  words: Dictionary
}

/** All dates of a training: one tap on one of them, without script too. */
export function ChooseSession({ sessions, words }: ChooseSessionProps) {
  const { choose, deposit } = words.sessions
  const shown = sessions.filter((session) => isShown(session))
  const deposits = shown.flatMap(({ acompte }) => acompte ?? [])
  return (
    <section id={sessionsId} className="mt-6 scroll-mt-4">
      <h2 className="text-2xl">{choose}</h2>
      <ul className="same-action mt-3 grid gap-2.5">
        {shown.map((session) => (
          <li key={session.id}>
            <SessionRow
              session={session}
              words={words}
              action={<BuySession session={session} words={words} named />}
            />
          </li>
        ))}
      </ul>
      <p className="no-print mt-2">
        <a href={words.routes.sessions} className="link tap">
          {words.sessions.all}
        </a>
      </p>
      {deposits.length > 0 && (
        <p className="mt-2 text-[0.95rem] text-pierre">
          {deposit(formatPrice(Math.min(...deposits), words.locale))}
        </p>
      )}
    </section>
  )
}
