import { sessionCalendar, trainingCalendar } from '@sira/contract/routes'
import { Sign } from '../../../components/pictures/Sign.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Session } from '../sessions/session.ts'
import type { Training } from '../training.ts'
import { hasDayToNote } from './calendarFile.ts'

interface CalendarLinkProps {
  training: Training
  /** The one that its days are of. */
  session?: Session | undefined
  words: Dictionary
  /** `YYYY-MM-DD` */
  today: string
}

/** The file that puts the days of a training into a calendar, while there is a day to note. */
export function CalendarLink({ training, session, words, today }: CalendarLinkProps) {
  if (!hasDayToNote(training, today)) return null
  return (
    <a
      href={
        session
          ? sessionCalendar(words.routes.sessions, session.id)
          : trainingCalendar(words.routes.training(training.slug))
      }
      className="tap no-print gap-2 px-2 font-semibold hover:underline"
    >
      <Sign path="M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8" />
      {words.training.calendar}
    </a>
  )
}
