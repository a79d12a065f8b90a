import type { PayloadRequest } from 'payload'

/**
 * Whoever writes to the visitor sees to his file from then on, where nobody did: it stands among
 * « Mes dossiers ». Never taken from somebody else.
 */
export function takenUp(
  { assignee }: { assignee?: unknown },
  { user }: Pick<PayloadRequest, 'user'>,
): { assignee?: number } {
  return user && (assignee === null || assignee === undefined) ? { assignee: user.id } : {}
}
