import type { Enrolment, TrainingSession } from '../../payload-types.ts'

type Seat = Pick<Enrolment, 'etat' | 'convoqueLe' | 'effaceeLe'>
type Session = Pick<TrainingSession, 'etat' | 'debut' | 'fin'>

/** Whether somebody is sure of this seat, in a session that is still to be held. */
export function isExpected({ etat, effaceeLe }: Seat, session: Session, now: Date): boolean {
  const end = session.fin ?? session.debut
  const isHeld = session.etat !== 'annulee' && session.etat !== 'brouillon'
  return (
    etat === 'confirmée' && !effaceeLe && isHeld && Boolean(end && Date.parse(end) > now.getTime())
  )
}

/**
 * Whether the participant may download the convocation. Where the session may still be cancelled for
 * want of people, staff have to send it first.
 */
export function hasConvocation(seat: Seat, session: Session, now: Date): boolean {
  const isSure = session.etat === 'garantie' || session.etat === 'close' || Boolean(seat.convoqueLe)
  return isSure && isExpected(seat, session, now)
}
