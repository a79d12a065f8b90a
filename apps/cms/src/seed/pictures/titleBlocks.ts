import { rect } from './shapes.ts'

interface TitlePlace {
  x: number
  y: number
  /** Lines are broken before this width, in user units like `x` and `y`. */
  width: number
  ink: string
  accent: string
}

const letter = 19
const space = 16
const lineHeight = 52

/** A title as a typesetter greeks it: a block as long as each word, and a rule for the author. */
export function titleBlocks(title: string, { x, y, width, ink, accent }: TitlePlace): string {
  let left = 0
  let line = 0
  const blocks = title.split(/\s+/).map((word) => {
    const length = Math.min(word.length * letter, width)
    if (left > 0 && left + length > width) {
      left = 0
      line += 1
    }
    const block = rect(x + left, y + line * lineHeight, length, 32, ink, 4)
    left += length + space
    return block
  })
  return blocks.join('') + rect(x, y + (line + 1) * lineHeight + 8, 130, 10, accent, 5)
}
