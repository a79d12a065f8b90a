import { dayInFull } from '../../../dates/dates.ts'

/** What is said of an account whose owner has not come yet; nothing of any other. */
export function invitationWords(until: unknown, now: Date): string | undefined {
  if (typeof until !== 'string') return undefined
  return new Date(until) < now
    ? 'invitation expirée'
    : `invitation en attente, jusqu’au ${dayInFull(until)}`
}
