import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const marked = new Marked({ gfm: true })

/** From the end of a cell to the next one, in its row or the row after it. */
const nextCell = /<\/t[dh]>\s*(?:<\/?(?:tr|thead|tbody)>\s*)*(?=<t[dh][\s>])/g

/** The running text of a Markdown body on one line: for excerpts and descriptions. */
export function plainText(markdown: string): string {
  const html = marked
    .parse(markdown, { async: false })
    // Words of neighbouring cells and blocks must not run into each other.
    .replace(nextCell, '$& · ')
    .replace(/<br\s*\/?>|<\/(p|h\d|li|td|th|tr|blockquote|pre|div|d[dt])>/g, '$& ')
  return decode(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
}

/** What `sanitize-html` leaves escaped in a text without tags; React escapes it again. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
