import type { PayloadRequest } from 'payload'

/**
 * Whether a person did it, now or by a plan; not the program itself, and not a part of a larger act
 * that has one line.
 */
export function isOfStaff({ context, user }: PayloadRequest): boolean {
  return !context.notedAsOne && Boolean(user || context.planned)
}
