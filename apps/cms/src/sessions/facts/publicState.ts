import type { PublicSessionState } from '@sira/contract/records/session'
import type { SessionState } from '@sira/contract/sessions/sessionStates'
import { enrolmentEnd } from './enrolmentEnd.ts'
import { seatsLeft } from './seatsLeft.ts'

/** What of a session decides how it stands. */
export interface DatedSession {
  etat?: SessionState | null
  debut?: string | null
  fin?: string | null
  /** The last day on which one may enrol. */
  cloture?: string | null
  places?: number | null
  libres?: number | null
}

export const publicStateFrom = [
  'etat',
  'debut',
  'fin',
  'cloture',
  'places',
  'libres',
] as const satisfies (keyof DatedSession)[]

/** The public state of a session that is no draft: the first that fits (product 13). */
export function publicState(session: DatedSession, now: Date): PublicSessionState {
  const { etat, debut, fin } = session
  const end = fin ?? debut
  if (etat === 'annulee') return 'annulee'
  if (end && new Date(end) <= now) return 'passee'
  if (etat === 'close' || enrolmentEnd(session) <= now) return 'close'
  if (seatsLeft(session) === 0) return 'complete'
  return etat === 'garantie' ? 'garantie' : 'ouverte'
}
