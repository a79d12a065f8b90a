import { type Resume, resumeSchema } from '@sira/contract/cv/resume'
import { resumeDate } from '@sira/contract/cv/resumeDate'
import type * as z from 'zod'

/** A value that is put right may be wrong in another way. */
const mostRounds = 6

type Issue = z.core.$ZodIssue

/**
 * Reads a CV as other programs write it: a value that our schema refuses is put right, or left out
 * where it cannot be. Gives the parts in which that was done.
 */
export function mendedResume(content: object): { resume: Resume; mended: string[] } | undefined {
  const copy: object = structuredClone(content)
  const mended = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const read = resumeSchema.safeParse(copy)
    if (read.success) return { resume: read.data, mended: [...mended] }
    // From the end: what is taken out of a list moves what follows.
    for (const issue of read.error.issues.toReversed()) {
      mend(copy, issue)
      mended.add(String(issue.path[0]))
    }
  }
  return undefined
}

function mend(content: object, issue: Issue): void {
  const { path } = issue
  const key = path.at(-1)
  const parent = path.slice(0, -1).reduce<unknown>((value, part) => Object(value)[part], content)
  if (key === undefined || typeof parent !== 'object' || parent === null) return
  const value: unknown = Reflect.get(parent, key)
  const better = putRight(value, issue, Array.isArray(parent))
  if (better !== undefined) Reflect.set(parent, key, better)
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}

function putRight(value: unknown, issue: Issue, isListed: boolean): unknown {
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (typeof value === 'string') return value.trim().slice(0, most)
    return Array.isArray(value) ? value.slice(0, most) : undefined
  }
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  // A skill or a language that is a word alone.
  if (isListed) return { name: value, language: value }
  // « 2019-03-01T00:00:00Z » has its day, « mars 2019 » its year, « Present » neither.
  const day = value.trim().slice(0, 10)
  return resumeDate.test(day) ? day : (/(?:19|20)\d\d/.exec(value)?.[0] ?? '')
}
