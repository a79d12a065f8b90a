import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const marked = new Marked({ gfm: true })

/** The running text of a Markdown body on one line: for excerpts and descriptions. */
export function plainText(markdown: string): string {
  const html = marked
    .parse(markdown, { async: false })
    // Words of neighbouring cells and blocks must not run into each other.
    .replace(/<\/(p|h\d|li|td|th|tr|blockquote)>/g, '$& ')
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
