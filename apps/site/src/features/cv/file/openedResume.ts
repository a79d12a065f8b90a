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
  const read = mendedResume(withNewNames(content))
  if (!read) return undefined
  const leftOut = names.filter((name) => !parts.includes(name) && !/^(?:meta|\$schema)$/.test(name))
  return { ...read, leftOut }
}

/** JSON Resume before version 1 called a few fields otherwise. */
const oldNames = { basics: ['website', 'url'], work: ['company', 'name'] } as const

function withNewNames(content: object): object {
  const copy: object = structuredClone(content)
  for (const [part, [old, now]] of Object.entries(oldNames)) {
    for (const one of [Reflect.get(copy, part)].flat()) {
      if (typeof one === 'object' && one !== null && old in one) {
        Object.assign(one, { [now]: Reflect.get(one, now) ?? Reflect.get(one, old) })
      }
    }
  }
  return copy
}
