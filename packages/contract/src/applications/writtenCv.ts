import { resumeSchema } from '../cv/resume.ts'

/** The CV that a page’s own form sends besides its PDF, as JSON text. */
export function cvInField(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    const read: unknown = JSON.parse(text)
    // The PDF says it all: nobody is refused for this.
    return resumeSchema.safeParse(read).success ? read : undefined
  } catch {
    return undefined
  }
}
