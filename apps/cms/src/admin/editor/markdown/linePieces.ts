import type { Mark, Node } from '@tiptap/pm/model'

/** A part of a line that bears the same marks throughout. */
export interface Piece {
  node: Node
  /** Empty for a picture and a new line. */
  text: string
  marks: readonly Mark[]
}

/** Nothing is shown of these at the end of a line, nor of the second of two. */
const spaces = /[ \t\r\n]+/g

/** A line in parts, as a page shows it: without the spaces at its ends. */
export function linePieces(line: Node): Piece[] {
  return trimmed(line.children.flatMap((node) => (node.isText ? textParts(node) : [other(node)])))
}

export function isSpace({ node, text }: Piece): boolean {
  return node.isText && text.trim() === ''
}

function other(node: Node): Piece {
  const marks = node.type.name === 'hardBreak' ? [] : node.marks
  return { node, text: '', marks }
}

/** The spaces at its ends apart. */
function textParts(node: Node): Piece[] {
  const text = (node.text ?? '').replace(spaces, ' ')
  const parts = text.split(/^(\s+)|(\s+)$/)
  return parts.filter(Boolean).map((part) => ({ node, text: part, marks: node.marks }))
}

/** Without spaces at the ends of each line, nor after another, nor new lines at the very end. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const before = kept.at(-1)
    const startsLine = before === undefined || endsLine(before)
    if (before !== undefined && endsLine(piece) && isSpace(before)) kept.pop()
    if (startsLine && isSpace(piece)) continue
    const text = before?.text.endsWith(' ') ? piece.text.replace(/^ /, '') : piece.text
    if (text !== '' || !piece.node.isText) kept.push({ ...piece, text })
  }
  while (isNothing(kept.at(-1))) kept.pop()
  return kept
}

function endsLine({ node }: Piece): boolean {
  return node.type.name === 'hardBreak'
}

function isNothing(piece: Piece | undefined): boolean {
  return piece !== undefined && (endsLine(piece) || isSpace(piece))
}
