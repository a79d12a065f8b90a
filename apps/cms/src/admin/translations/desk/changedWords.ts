/** A piece of a text: as it was and is, or gone, or new. */
export interface Piece {
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** Comparing two long texts word by word would keep a phone busy for seconds. */
const mostCompared = 1_500_000

/** What became of a text, word by word. */
export function changedWords(before: string, now: string): Piece[] {
  const [was, is] = [wordsIn(before), wordsIn(now)]
  const shortest = Math.min(was.length, is.length)
  let start = 0
  while (start < shortest && was[start] === is[start]) start += 1
  let end = 0
  while (end < shortest - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const middle = compared(was.slice(start, was.length - end), is.slice(start, is.length - end))
  return joined([
    ...is.slice(0, start).map((text): Piece => ({ text, kind: 'same' })),
    ...middle,
    ...is.slice(is.length - end).map((text): Piece => ({ text, kind: 'same' })),
  ])
}

function wordsIn(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '')
}

/** By the longest common sequence of words. */
function compared(was: readonly string[], is: readonly string[]): Piece[] {
  const whole = was.length * is.length > mostCompared
  const gone = (text: string): Piece => ({ text, kind: 'gone' })
  const fresh = (text: string): Piece => ({ text, kind: 'new' })
  if (whole) return [...was.map(gone), ...is.map(fresh)]
  const width = is.length + 1
  const longest = new Uint32Array((was.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = was.length - 1; row >= 0; row -= 1) {
    for (let column = is.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        was[row] === is[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pieces: Piece[] = []
  let [row, column] = [0, 0]
  while (row < was.length || column < is.length) {
    const [old, next] = [was[row], is[column]]
    if (old !== undefined && old === next) {
      pieces.push({ text: old, kind: 'same' })
      row += 1
      column += 1
    } else if (
      next === undefined ||
      (old !== undefined && at(row + 1, column) >= at(row, column + 1))
    ) {
      pieces.push(gone(old ?? ''))
      row += 1
    } else {
      pieces.push(fresh(next))
      column += 1
    }
  }
  return pieces
}

/** Neighbours of one kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else found.push({ ...piece })
  }
  return found
}
