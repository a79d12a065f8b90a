import { oneLine } from '../../mail/drawing/oneLine.ts'
import type { AttachmentKind } from './attachmentKind.ts'

const longest = 80

/** The name of a file in a letter: without a path, on one line, with the ending of its kind. */
export function attachmentName(name: string, kind: AttachmentKind): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = oneLine(last.replace(/\.[^.]*$/, '').replace(/[<>:"|?*]/g, ' ')).slice(0, longest)
  const words = plain.toWellFormed().replace(/^[ .]+|[ .]+$/g, '')
  return `${words === '' ? 'document' : words}.${kind}`
}

/**
 * Gives the header for a download under its own name, in any characters (RFC 6266 and RFC 8187).
 */
export function asDownload(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
