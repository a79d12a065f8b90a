import sanitizeHtml from 'sanitize-html'

/**
 * The most characters of HTML that are read, for a letter without plain text: more than people
 * write.
 */
const longestHtml = 500_000

const breaks = ['p', 'div', 'br', 'li', 'tr', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4'] as const

/**
 * The class names that Gmail, Yahoo, Proton and Thunderbird put around quotations. Outlook marks
 * only the headers of the quotation, which must stay: they show where our letter begins (see
 * repeatedLetter).
 */
const repeated = /gmail_quote|yahoo_quoted|protonmail_quote|moz-cite-prefix/

/** Gives the text of an HTML letter, with or without its quotations. */
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
      // A block element ends the line before it, if nothing else has.
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
