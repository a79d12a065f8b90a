import { limits } from '@sira/contract/limits'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { cartFields } from '../../../../kinds/cartFields.ts'
import { isOpen, isShown, type Session } from '../session.ts'
import { BuySession, sessionForm } from './BuySession.tsx'
import { SessionRow } from './SessionRow.tsx'
import '../../../../styles/fields.css'

/** Where the dates stand on the page of a training. */
export const sessionsId = 'sessions'

interface ChooseSessionProps {
  sessions: readonly Session[]
  words: Dictionary
}

/** All dates of a training: one tap on one of them, without script too. */
export function ChooseSession({ sessions, words }: ChooseSessionProps) {
  const { choose, seats, deposit } = words.sessions
  const shown = sessions.filter((session) => isShown(session))
  const deposits = shown.flatMap(({ acompte }) => acompte ?? [])
  return (
    <section id={sessionsId} className="mt-6 scroll-mt-4">
      <h2 className="text-2xl">{choose}</h2>
      {shown.some((session) => isOpen(session)) && (
        <form id={sessionForm} method="post" action={words.routes.cart} className="no-print mt-3">
          <input type="hidden" name={cartFields.next} value="commande" />
          <label className="flex flex-wrap items-center gap-3 font-semibold">
            {seats}
            <input
              name={cartFields.quantity}
              type="number"
              inputMode="numeric"
              min={limits.seats.min}
              max={limits.seats.max}
              defaultValue={limits.seats.min}
              required
              className="control w-20 text-center tabular-nums"
            />
          </label>
        </form>
      )}
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
