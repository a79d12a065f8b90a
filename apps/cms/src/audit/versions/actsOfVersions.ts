import type { AuditLine } from '../../payload-types.ts'
import { draftsAsOneMs } from '../wasNotedLately.ts'

export type NotedAct = Pick<AuditLine, 'act' | 'by' | 'person' | 'details' | 'createdAt'>

/**
 * The line of the journal that tells of each version. It is written with the version, a moment later:
 * the first one from there to the next version. A draft without one was kept within the hour that is
 * one line (`wasNotedLately`), by the same person. All newest first; undefined where no person saved it.
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
