import type { Node } from '@tiptap/pm/model'
import type { BlockContent, List } from 'mdast'
import { htmlTable } from './htmlTable.ts'
import { phrasesOf } from './phrasesOf.ts'
import { tableOf } from './tableOf.ts'

/** What stands in a part of the document, as a tree of Markdown. */
export function blocksOf(parent: Node): BlockContent[] {
  return parent.children.flatMap(blockOf)
}

/** A document that is written on has the parts of before: only what was changed is read anew. */
const known = new WeakMap<Node, BlockContent[]>()

function blockOf(node: Node): BlockContent[] {
  const blocks = known.get(node) ?? blockAnew(node)
  known.set(node, blocks)
  return blocks
}

function blockAnew(node: Node): BlockContent[] {
  switch (node.type.name) {
    case 'paragraph':
      return filled({ type: 'paragraph', children: phrasesOf(node) })
    case 'heading':
      return filled({ type: 'heading', depth: node.attrs.level, children: phrasesOf(node, 'tag') })
    case 'blockquote':
      return filled({ type: 'blockquote', children: blocksOf(node) })
    case 'bulletList':
      return [{ type: 'list', ordered: false, ...itemsOf(node) }]
    case 'orderedList':
      return [{ type: 'list', ordered: true, start: node.attrs.start, ...itemsOf(node) }]
    case 'codeBlock':
      // In a list, tabs would be read as four spaces.
      return [{ type: 'code', lang: node.attrs.language, value: spaced(node.textContent) }]
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }]
    case 'table':
      return [tableOf(node) ?? { type: 'html', value: htmlTable(node, blocksOf) }]
    default:
      throw new TypeError(`No Markdown for ${node.type.name}`)
  }
}

function spaced(code: string): string {
  return code.replaceAll('\t', '    ')
}

/** Nothing, where nothing stands in it. */
function filled<Block extends BlockContent & { children: unknown[] }>(block: Block): Block[] {
  return block.children.length === 0 ? [] : [block]
}

/** Its items, with empty lines between them where one holds more than a line and lists. */
function itemsOf(list: Node): Pick<List, 'children' | 'spread'> {
  const items = list.children.map(blocksOf)
  const spread = items.some(
    ([first, ...rest]) =>
      rest.some(({ type }) => type !== 'list') || (rest.length > 0 && first?.type !== 'paragraph'),
  )
  return {
    spread,
    children: items.map((children) => ({ type: 'listItem', spread, children })),
  }
}
