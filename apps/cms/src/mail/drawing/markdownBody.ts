import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** The body of a newsletter as HTML for mail programs: sanitised, its addresses whole. */
export function markdownBody(markdown: string, siteUrl: string): string {
  const whole = (address: string | undefined) =>
    address?.startsWith('/') ? `${siteUrl}${address}` : (address ?? '')
  return sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'style'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: { href: whole(href) } }),
      img: (tagName, { src, alt = '' }) => ({
        tagName,
        attribs: { src: whole(src), alt, width: '512', style: 'max-width:100%;height:auto' },
      }),
    },
  })
}
