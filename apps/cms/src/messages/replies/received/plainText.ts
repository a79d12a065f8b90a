import sanitizeHtml from 'sanitize-html'

/** Of a letter that has no plain words: much more than anybody writes. */
const longestHtml = 500_000

const breaks = ['p', 'div', 'br', 'li', 'tr', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4'] as const

/**
 * What Gmail, Yahoo, Proton and Thunderbird put around what they repeat. Outlook puts it around its
 * headers alone: without them nothing would say where our letter begins (see repeatedLetter).
 */
const repeated = /gmail_quote|yahoo_quoted|protonmail_quote|moz-cite-prefix/

/** The words of a letter that comes as a page, with or without those that it repeats. */
export function plainText(html: string, { repeats }: { repeats: boolean }): string {
  const lean = sanitizeHtml(html.slice(0, longestHtml), {
    allowedTags: [...breaks],
    allowedAttributes: { '*': ['class', 'id'] },
    nonTextTags: ['head', 'style', 'script', 'title', 'textarea', 'option', 'noscript'],
    exclusiveFilter: ({ tag, attribs }) =>
      !repeats && (tag === 'blockquote' || repeated.test(`${attribs.class} ${attribs.id}`)),
    textFilter: (text) => text.replace(/[^\S\u00a0\u202f]+/g, ' '),
  })
  return (
    lean
      .replace(/<br[^>]*>|<\/[^>]*>/g, '\n')
      // A block element ends the line before it, where nothing has.
      .replace(/\n?[^\S\n]*<[^>]*>/g, '\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}
