import { type Resume, resumeSchema } from '@sira/contract/cv/resume'
import { mendedResume } from './mendedResume.ts'

/** Parts of JSON Resume: a file needs at least one of them. */
const parts = Object.keys(resumeSchema.shape).filter((part) => part !== 'meta')

interface OpenedResume {
  resume: Resume
  /** Names of the parts that we have no place for. */
  leftOut: readonly string[]
  /** Names of the parts in which something was put right. */
  mended: readonly string[]
}

/** A CV from a file or a link; undefined where it is none. */
export function openedResume(content: unknown): OpenedResume | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const names = Object.entries(content)
    .filter(([, part]) => (Array.isArray(part) ? part.length > 0 : Boolean(part)))
    .map(([name]) => name)
  if (!names.some((name) => parts.includes(name))) return undefined
  const read = mendedResume(content)
  if (!read) return undefined
  const leftOut = names.filter((name) => !parts.includes(name) && !/^(?:meta|\$schema)$/.test(name))
  return { ...read, leftOut }
}
