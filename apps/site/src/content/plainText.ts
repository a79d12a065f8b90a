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

/** What a text cannot simply be read out of: other tags than those of Markdown, other entities. */
const beyondMarkdown =
  /<(?!\/?(?:p|br|ul|ol|li|strong|em|b|i|u|s|del|a|img|input|h[1-6]|blockquote|pre|code|hr|span|div|table|thead|tbody|tr|t[dh])(?:\s(?:[^<>"']|"[^"<>]*"|'[^<>']*')*)?\/?>)|&(?!(?:lt|gt|quot|#39|amp);)/i
const tag = /<[^>]*>/g
const wholeTable = /<table[\s>].*?<\/table\s*>/gis

type Tables = 'withTables' | 'withoutTables'

function textOf(html: string, tables: Tables = 'withTables'): string {
  return decoded(quickText(html, tables) ?? sanitised(html, tables))
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(emptyCells, '')
    .trim()
}

/** Undefined where the text is not simply what stands between the tags. */
function quickText(html: string, tables: Tables): string | undefined {
  if (beyondMarkdown.test(html)) return undefined
  if (tables === 'withTables') return html.replace(tag, '')
  const running = html.replace(wholeTable, '')
  // One within another.
  return running.includes('table>') ? undefined : running.replace(tag, '')
}

/** For whatever HTML may hold; takes several times as long. */
function sanitised(html: string, tables: Tables): string {
  // The filter takes away what it is asked about whole, and is asked about what is allowed alone.
  const allowedTags = tables === 'withTables' ? [] : ['table']
  const exclusiveFilter = ({ tag }: { tag: string }) => tag === 'table'
  return sanitizeHtml(html, { allowedTags, allowedAttributes: {}, exclusiveFilter })
}
