/** A new file, or text after the line of an existing one that begins so. */
export interface Edit {
  file: string
  after?: string
  text: string
  /** Why nothing tells when it is forgotten, where that is right. */
  freeToLeaveOut?: string
}

/** Something new that nobody needs, made to count what it touches. */
export interface ThrowAway {
  what: string
  /** Files at most, those that are generated aside. */
  atMost: number
  /** Files that are new are not counted. */
  newAside?: true
  edits: readonly Edit[]
  /** Lines of a new file that must not be forgotten either, by their beginning. */
  needed?: { file: string; lines: readonly string[] }
}

/** The files that it touches, as they are counted. */
export function counted({ edits, newAside }: ThrowAway): number {
  const there = edits.filter(({ after }) => !newAside || after !== undefined)
  return new Set(there.map(({ file }) => file)).size
}
