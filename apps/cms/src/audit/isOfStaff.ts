import type { PayloadRequest } from 'payload'

/**
 * Whether a person did it, now or when it was planned; not the program by itself, and not as a part
 * of something larger that is one line.
 */
export function isOfStaff({ context, user }: PayloadRequest): boolean {
  return !context.notedAsOne && Boolean(user || context.planned)
}
