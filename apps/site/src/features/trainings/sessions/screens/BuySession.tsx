import { quoteAddress } from '../../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { isOpen, type Session } from '../session.ts'
import { sessionDays, sessionPlace } from '../sessionFacts.ts'

interface BuySessionProps {
  session: Session
  words: Dictionary
  /** It says of which one, where several stand below one another. */
  named?: boolean
}

/** Seats of one session, asked for by its date; nothing where there is none. */
export function BuySession({ session, words, named = false }: BuySessionProps) {
  if (!isOpen(session)) return null
  const { buy, join, subject } = words.training
  const { Theme, slug } = session.training
  const act = session.price === 0 ? join : buy
  const days = sessionDays(session, words.locale)
  const place = sessionPlace(session, words)
  const about = subject([Theme, days, place].filter(Boolean).join(', '))
  return (
    <a
      href={quoteAddress(words, 'Formation professionnelle', about, { formation: slug })}
      {...(named ? { 'aria-label': words.sessions.one(act, days, place) } : {})}
      className="button button-primary"
    >
      {act}
    </a>
  )
}
