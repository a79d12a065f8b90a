import type { Node } from '@tiptap/pm/model'
import type { AlignType, Table } from 'mdast'
import { phrasesOf } from './phrasesOf.ts'

/** A table, where Markdown has a form for it. */
export function tableOf(table: Node): Table | undefined {
  if (!table.children.every(isPlainRow)) return undefined
  return {
    type: 'table',
    align: (table.firstChild?.children ?? []).map(alignOf),
    children: table.children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell) => ({
        type: 'tableCell',
        children: cell.children.flatMap((line) => phrasesOf(line, 'tag')),
      })),
    })),
  }
}

/** Heads in the first row and only there, no cell over several, one line in each. */
function isPlainRow(row: Node, at: number): boolean {
  const name = at === 0 ? 'tableHeader' : 'tableCell'
  return row.children.every(({ type, attrs, childCount, firstChild }) => {
    const isSingle = attrs.colspan === 1 && attrs.rowspan === 1
    const isLine = childCount === 1 && firstChild?.type.name === 'paragraph'
    return type.name === name && isSingle && isLine
  })
}

function alignOf({ attrs }: Node): AlignType {
  const { align } = attrs
  return align === 'left' || align === 'center' || align === 'right' ? align : null
}
