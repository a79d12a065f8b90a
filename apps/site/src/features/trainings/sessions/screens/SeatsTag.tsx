import type { Dictionary } from '../../../../i18n/fr.ts'
import type { Session } from '../session.ts'

/** From so few on, one should not wait. */
const few = 3

/** How many seats are left, where they are counted; or that it is full, or sure to be held. */
export function SeatsTag({ session, words }: { session: Session; words: Dictionary }) {
  const { etat, placesRestantes: left } = session
  const { full, guaranteed, left: said } = words.sessions
  const isFew = left !== null && left <= few
  const seats = etat === 'complete' ? full : left === null ? null : said(left)
  return (
    <>
      {seats !== null && (
        <span
          className={`rounded-full px-2.5 text-[0.92rem] font-semibold ${isFew ? 'bg-lin text-laterite-fonce' : 'bg-indigo-clair text-indigo'}`}
        >
          {seats}
        </span>
      )}
      {etat === 'garantie' && (
        <span className="rounded-full bg-accord px-2.5 text-[0.92rem] font-semibold text-encre">
          {guaranteed}
        </span>
      )}
    </>
  )
}
