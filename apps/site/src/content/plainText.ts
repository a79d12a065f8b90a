import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { decoded } from './decoded.ts'

const marked = new Marked({ gfm: true })

/** From the end of a cell to the next one, in its row or the row after it. */
const nextCell = /<\/t[dh]>\s*(?:<\/?(?:tr|thead|tbody)>\s*)*(?=<t[dh][\s>])/g

/** Dots with nothing between them, before the next one or at an end. */
const emptyCells = /(?:^ ?(?:· ?)+)|(?:· )+(?=· )|(?: ·)+ ?$/g

/** All of a Markdown body on one line. */
export function plainText(markdown: string): string {
  return textOf(htmlOf(markdown))
}

/** Without its tables, whose cells say nothing out of their rows: for excerpts and descriptions. */
export function runningText(markdown: string): string {
  return textOf(htmlOf(markdown), 'withoutTables')
}

/** All that is found in it: its running text, which excerpts begin with, and after it its tables. */
export function foundText(markdown: string): string {
  const html = htmlOf(markdown)
  const tables = html.split('</table>').slice(0, -1)
  const cells = tables.map((part) => textOf(part.slice(part.lastIndexOf('<table'))))
  return [textOf(html, 'withoutTables'), ...cells].filter(Boolean).join(' ')
}

function htmlOf(markdown: string): string {
  return (
    marked
      .parse(markdown, { async: false })
      // Words of neighbouring cells and blocks must not run into each other.
      .replace(nextCell, '$& · ')
      .replace(/<br\s*\/?>|<\/(p|h\d|li|td|th|tr|blockquote|pre|div|d[dt])>/g, '$& ')
  )
}

function textOf(html: string, tables: 'withTables' | 'withoutTables' = 'withTables'): string {
  // The filter takes away what it is asked about whole, and is asked about what is allowed alone.
  const allowedTags = tables === 'withTables' ? [] : ['table']
  const exclusiveFilter = ({ tag }: { tag: string }) => tag === 'table'
  return decoded(sanitizeHtml(html, { allowedTags, allowedAttributes: {}, exclusiveFilter }))
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(emptyCells, '')
    .trim()
}
