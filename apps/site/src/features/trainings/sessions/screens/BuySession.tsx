import type { Dictionary } from '../../../../i18n/fr.ts'
import { cartFields } from '../../../../kinds/cartFields.ts'
import { isOpen, type Session } from '../session.ts'
import { sessionDays, sessionPlace } from '../sessionFacts.ts'

/** The form of the page that its buttons send: it says how many seats. */
export const sessionForm = 'places'

interface BuySessionProps {
  session: Session
  words: Dictionary
  /** It says of which one, where several stand below one another. */
  named?: boolean
}

/** Seats of one session into the cart, and on to the order; the waiting list where it is full. */
export function BuySession({ session, words, named = false }: BuySessionProps) {
  const { buy, join } = words.training
  const act = session.price === 0 ? join : buy
  const days = sessionDays(session, words.locale)
  const place = sessionPlace(session, words)
  const label = (said: string) =>
    named ? { 'aria-label': words.sessions.one(said, days, place) } : {}
  if (session.etat === 'complete') {
    return (
      <a
        href={`${words.routes.waiting}?session=${session.id}`}
        {...label(words.sessions.waitingList)}
        className="button button-secondary"
      >
        {words.sessions.waitingList}
      </a>
    )
  }
  if (!isOpen(session)) return null
  return (
    <button
      type="submit"
      form={sessionForm}
      name={cartFields.add}
      value={`s${session.id}`}
      {...label(act)}
      className="button button-primary"
    >
      {act}
    </button>
  )
}
