/** A new file, or text after the line of an existing file that begins with `after`. */
export interface Edit {
  file: string
  after?: string
  text: string
  /** The reason why nothing reports a missing edit, where that is right. */
  freeToLeaveOut?: string
}

/** A useless new feature, made to count the files that it touches. */
export interface ThrowAway {
  what: string
  /** The most files, without generated ones. */
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
