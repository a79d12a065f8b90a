import type { AuditLine } from '../../payload-types.ts'
import { draftsAsOneMs } from '../wasNotedLately.ts'

export type NotedAct = Pick<AuditLine, 'act' | 'by' | 'person' | 'details' | 'createdAt'>

/**
 * Finds the line of the journal for each version: the first one written between it and the next
 * version. A draft without a line belongs to the same person's line of that hour
 * (`wasNotedLately`). All are newest first; undefined where no person saved it.
 */
export function actsOfVersions(
  savedAt: readonly string[],
  lines: readonly NotedAct[],
): (NotedAct | undefined)[] {
  const oldestFirst = lines.map((line) => ({ line, at: Date.parse(line.createdAt) })).reverse()
  return savedAt.map((time, place) => {
    const from = Date.parse(time)
    const newer = savedAt[place - 1]
    const until = newer === undefined ? Number.POSITIVE_INFINITY : Date.parse(newer)
    const own = oldestFirst.find(({ at }) => at >= from && at < until)
    if (own !== undefined) return own.line
    const before = oldestFirst.findLast(({ at }) => at < from)
    const isSameHour = before !== undefined && from - before.at <= draftsAsOneMs
    return isSameHour && before.line.act === 'drafted' ? before.line : undefined
  })
}
