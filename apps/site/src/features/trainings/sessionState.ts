import { trainingEnd } from './trainingEnd.ts'

/** Whether one can still come to a session; one without a day is still to come. */
export type SessionState = 'coming' | 'running' | 'past'

/** Days are written `YYYY-MM-DD`. */
export function sessionState(
  { date_formation: start, date_fin }: { date_formation: string | null; date_fin: string | null },
  today: string,
): SessionState {
  if (start === null || start >= today) return 'coming'
  const end = trainingEnd(start, date_fin) ?? start
  return end < today ? 'past' : 'running'
}
