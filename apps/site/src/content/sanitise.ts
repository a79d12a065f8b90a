import { defaultLocale, type Locale } from '@sira/contract/locales'
import sanitizeHtml from 'sanitize-html'
import { announcedDocuments } from './documentLinks.ts'
import { localAddress } from './localAddress.ts'

/**
 * A picture with a title at the start of a line, which ends there or goes on; what `sanitize-html`
 * writes holds no other `>` or `"`.
 */
const captioned = /<p>(<img [^>]*?) title="([^"]+)"([^>]*>)\s*(?:<br \/>\s*)?(<\/p>)?/g

const ownAddress = /^(\/(?!\/)|#)/

/**
 * HTML as it may stand in a page: text, lists, tables, links and pictures, nothing that runs or
 * dresses up. Tables can be scrolled, pictures wait until they are near, links out are told so, and
 * our own lead to the page in the language of the visitor, or to a document that says its size.
 */
export function sanitise(html: string, locale: Locale = defaultLocale): string {
  const safe = sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'code', 'pre', 'a', 'img'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'div', 'span'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      div: ['class', 'tabindex', 'role'],
    },
    allowedClasses: { div: ['table-scroll'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '', title = '' }) => ({
        tagName,
        attribs: {
          href: localAddress(href, locale),
          ...(title ? { title } : {}),
          ...(ownAddress.test(href) ? {} : { rel: 'noopener noreferrer external' }),
        },
      }),
      img: (tagName, { src = '', alt = '', title = '', width = '', height = '' }) => ({
        tagName,
        attribs: {
          src,
          alt,
          ...(title ? { title } : {}),
          ...(width && height ? { width, height } : {}),
          loading: 'lazy',
          decoding: 'async',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
  return announcedDocuments(safe, locale)
    .replace(captioned, (_, start: string, title: string, rest: string, end?: string) => {
      const figure = `<figure>${start}${rest}<figcaption>${title}</figcaption></figure>`
      return end === undefined ? `${figure}<p>` : figure
    })
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
