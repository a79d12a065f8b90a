import type { Where } from 'payload'
import type { TrainingSession } from '../../payload-types.ts'
import { enrolmentEnd } from '../../sessions/facts/enrolmentEnd.ts'

/** What says whether a seat may be taken. */
export type Openness = Pick<TrainingSession, 'etat' | 'debut' | 'cloture'>

/** Whether seats of it may be taken now: not of one that is past, closed or cancelled. */
export function isOpen(session: Openness, now: Date): boolean {
  const { etat } = session
  return (etat === 'ouverte' || etat === 'garantie') && enrolmentEnd(session) > now
}

/** The same as a question; the last day to enrol is looked at afterwards. */
export function openWhere(now: Date): Where {
  return {
    etat: { in: ['ouverte', 'garantie'] },
    debut: { greater_than: now.toISOString() },
  }
}
