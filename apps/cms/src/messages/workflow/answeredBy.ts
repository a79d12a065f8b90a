import type { PayloadRequest } from 'payload'
import { takenUp } from './takenUp.ts'

/**
 * The change of a record that was answered, by a letter or an estimate: its new replies count as
 * read. An answer that could not leave is work under way.
 */
export function answeredBy(
  record: { assignee?: unknown },
  hasLeft: boolean,
  req: Pick<PayloadRequest, 'user'>,
) {
  const taken = takenUp(record, req)
  if (!hasLeft) return { state: 'in_progress', ...taken } as const
  return { state: 'answered', repliedAt: null, ...taken } as const
}
