/** How Word marks an entry of a list. */
export interface ListMark {
  level: number
  /** The number it bears, in a numbered list. */
  start: number | undefined
}

/** Read from the style of a paragraph and the bullet or number written before its text. */
export function listMark(style: string, written: string): ListMark | undefined {
  const [, level] = /mso-list:\s*\S+\s+level(\d+)/.exec(style) ?? []
  if (level === undefined) return undefined
  const [, number, letter] = /^\s*\(?(?:(\d+)|([a-z]+))[.)]/i.exec(written) ?? []
  // « a) » and « iv. » are numbers too: the first is taken for the beginning.
  const start = number === undefined ? (letter === undefined ? undefined : 1) : Number(number)
  return { level: Number(level), start }
}
