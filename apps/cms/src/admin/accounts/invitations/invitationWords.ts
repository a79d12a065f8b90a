import { dayInFull } from '../../../dates/dates.ts'

/** The state of the invitation of an account whose owner has not come yet; nothing of any other. */
export function invitationWords(until: unknown, now: Date): string | undefined {
  if (typeof until !== 'string') return undefined
  return new Date(until) < now
    ? 'invitation expirée'
    : `invitation en attente, jusqu’au ${dayInFull(until)}`
}
