import type { PayloadRequest } from 'payload'
import { takenUp } from './takenUp.ts'

/** What an answer makes of a record, by a letter or by an estimate: nothing of it waits any more. */
export function answeredBy(record: { assignee?: unknown }, req: Pick<PayloadRequest, 'user'>) {
  return { state: 'answered', repliedAt: null, ...takenUp(record, req) } as const
}
