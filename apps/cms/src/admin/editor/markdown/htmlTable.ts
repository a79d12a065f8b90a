import type { Node } from '@tiptap/pm/model'
import type { BlockContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { formOfMarkdown } from './formOfMarkdown.ts'
import { shownMarkdown } from './shownMarkdown.ts'

type BlocksOf = (parent: Node) => BlockContent[]

/** A table as HTML in one line, since HTML in Markdown ends with an empty one. */
export function htmlTable(table: Node, blocksOf: BlocksOf): string {
  const rows = table.children.map(
    (row) => `<tr>${row.children.map((cell) => htmlCell(cell, blocksOf)).join('')}</tr>`,
  )
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

function htmlCell(cell: Node, blocksOf: BlocksOf): string {
  const { colspan, rowspan, align } = cell.attrs
  const tag = cell.type.name === 'tableHeader' ? 'th' : 'td'
  const attributes = [
    colspan > 1 ? ` colspan="${colspan}"` : '',
    rowspan > 1 ? ` rowspan="${rowspan}"` : '',
    align ? ` align="${align}"` : '',
  ]
  const markdown = toMarkdown({ type: 'root', children: blocksOf(cell) }, formOfMarkdown)
  return `<${tag}${attributes.join('')}>${inOneLine(shownMarkdown(markdown))}</${tag}>`
}

function inOneLine(html: string): string {
  return html
    .replace(/^<p>((?:(?!<p>).)*)<\/p>\n$/s, '$1')
    .replace(/\n(?=[^<]*<\/code><\/pre>)/g, '&#10;')
    .replaceAll('\n', '')
}
