import { linkedDocument } from '@sira/contract/documents/documentAddress'
import { documentLabel } from '@sira/contract/documents/documentLabel'
import type { Locale } from '@sira/contract/locales'

/** A link below `/documents`; what `sanitise` writes holds no other `"` there, and no link in a link. */
const toDocument = /<a href="(\/documents\/[^"]+)"([^>]*)>(.*?)<\/a>/gs

/** Sanitised HTML in which each link to a document says what comes: `Programme (PDF, 1,2 Mo)`. */
export function announcedDocuments(html: string, locale: Locale): string {
  return html.replace(toDocument, (link, href: string, attributes: string, text: string) => {
    const document = linkedDocument(href)
    if (document === undefined) return link
    const { path, kind, bytes } = document
    return `<a href="${path}"${attributes}>${text} (${documentLabel(kind, bytes, locale)})</a>`
  })
}
