import type { PayloadRequest } from 'payload'

/**
 * Assigns an unassigned file to the person who writes to the visitor: it is then in « Mes dossiers
 * ». It is never taken from another person.
 */
export function takenUp(
  { assignee }: { assignee?: unknown },
  { user }: Pick<PayloadRequest, 'user'>,
): { assignee?: number } {
  return user && (assignee === null || assignee === undefined) ? { assignee: user.id } : {}
}
