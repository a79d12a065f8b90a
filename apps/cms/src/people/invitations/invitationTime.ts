import type { Account } from '../account.ts'

/** The days that a colleague has to choose a password. */
export const invitationDays = 7

export function invitedUntil(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)
}

/** Whether the invited person has not chosen a password yet. */
export function isInvited({ invitedUntil }: Pick<Account, 'invitedUntil'>): boolean {
  return Boolean(invitedUntil)
}
