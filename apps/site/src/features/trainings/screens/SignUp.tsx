import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { nextDateAddress } from '../nextDateAddress.ts'
import { sessionState } from '../sessionState.ts'
import type { Training } from '../training.ts'

interface SignUpProps {
  training: Training
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** Acheter (spec 2.10); once the session has begun, the way to the next one. */
export function SignUp({ training, words, today }: SignUpProps) {
  const { Theme, slug } = training
  const isOpen = sessionState(training, today) === 'coming'
  const subject = words.training.subject(Theme)
  return (
    <a
      href={
        isOpen
          ? quoteAddress(words, 'Formation professionnelle', subject, { formation: slug })
          : nextDateAddress(Theme, words)
      }
      className="button button-primary"
    >
      {isOpen ? words.training.buy : words.trainings.next}
    </a>
  )
}
