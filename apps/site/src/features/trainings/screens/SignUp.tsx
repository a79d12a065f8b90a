import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { nextDateAddress } from '../nextDateAddress.ts'
import { sessionState } from '../sessionState.ts'
import type { Training } from '../training.ts'

interface SignUpProps {
  training: Training
  /** It had sessions, and none is to come. */
  isOver?: boolean
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * Acheter (product 2.10) where there is something to buy; once the session has begun, or without a
 * day, the way to the next one.
 */
export function SignUp({ training, isOver = false, words, today }: SignUpProps) {
  const { Theme, slug } = training
  const isComing = sessionState(training, today) === 'coming'
  const isOpen = isComing && !(isOver && training.date_formation === null)
  const subject = words.training.subject(Theme)
  return (
    <a
      href={
        isOpen
          ? quoteAddress(words, 'Formation professionnelle', subject, { formation: slug })
          : nextDateAddress(training, words)
      }
      className="button button-primary"
    >
      {isOver && !isOpen ? words.sessions.tellMe : signUpName(training, isOpen, words)}
    </a>
  )
}

function signUpName(
  { date_formation, prix_formation }: Training,
  isOpen: boolean,
  words: Dictionary,
): string {
  const { askDate, buy, join } = words.training
  if (!isOpen) return words.trainings.next
  if (date_formation === null) return askDate
  return prix_formation === 0 ? join : buy
}
