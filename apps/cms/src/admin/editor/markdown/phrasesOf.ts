import type { Mark, Node } from '@tiptap/pm/model'
import type { PhrasingContent } from 'mdast'
import { isSpace, linePieces, type Piece } from './linePieces.ts'
import { signsOrTags } from './signsOrTags.ts'

/** How a new line is written: `tag` where a line of Markdown cannot be broken. */
export type LineBreak = 'sign' | 'tag'

/** The words of a paragraph with their marks, each mark around all that bears it. */
export function phrasesOf(line: Node, lineBreak: LineBreak = 'sign'): PhrasingContent[] {
  return signsOrTags(grouped(linePieces(line), [], lineBreak))
}

function grouped(
  pieces: readonly Piece[],
  open: readonly Mark[],
  lineBreak: LineBreak,
): PhrasingContent[] {
  const phrases: PhrasingContent[] = []
  let at = 0
  while (at < pieces.length) {
    const [outer, length] = outermost(pieces.slice(at), open)
    const run = pieces.slice(at, at + length)
    if (outer === undefined) phrases.push(...run.map((piece) => plain(piece, lineBreak)))
    else phrases.push(marked(outer, grouped(run, [...open, outer], lineBreak)))
    at += length
  }
  return phrases
}

/**
 * The mark that reaches furthest from here, and how far: no mark is closed within another, and none
 * begins or ends with a space, for which Markdown has no form.
 */
function outermost(pieces: readonly Piece[], open: readonly Mark[]): [Mark | undefined, number] {
  const [first] = pieces
  if (first === undefined || isSpace(first)) return [undefined, 1]
  const reaches = first.marks
    .filter((mark) => !mark.isInSet(open) && mark.type.name !== 'code')
    .map((mark) => {
      const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks))
      const run = end === -1 ? pieces : pieces.slice(0, end)
      return [mark, run.findLastIndex((piece) => !isSpace(piece)) + 1] as const
    })
  const [furthest] = reaches.toSorted(([, one], [, other]) => other - one)
  return furthest === undefined ? [undefined, 1] : [...furthest]
}

function marked(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (mark.type.name) {
    case 'bold':
      return { type: 'strong', children }
    case 'italic':
      return { type: 'emphasis', children }
    case 'strike':
      return { type: 'delete', children }
    case 'link': {
      const { href, title } = mark.attrs
      const phrasing = children.filter((child) => child.type !== 'link')
      return { type: 'link', url: spaceless(href), title, children: phrasing }
    }
    default:
      throw new TypeError(`No Markdown for ${mark.type.name}`)
  }
}

function plain(piece: Piece, lineBreak: LineBreak): PhrasingContent {
  const { node, text, marks } = piece
  if (node.type.name === 'image') {
    const { src, alt, title } = node.attrs
    return { type: 'image', url: spaceless(src), alt, title }
  }
  if (node.type.name === 'hardBreak')
    return lineBreak === 'tag' ? { type: 'html', value: '<br>' } : { type: 'break' }
  const isCode = !isSpace(piece) && marks.some(({ type }) => type.name === 'code')
  return { type: isCode ? 'inlineCode' : 'text', value: text }
}

/** An address ends at a space in Markdown. */
function spaceless(address: string): string {
  return address.trim().replace(/\s/g, encodeURIComponent)
}
