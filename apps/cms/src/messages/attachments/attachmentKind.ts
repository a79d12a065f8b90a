import { type DocumentKind, documentKinds } from '@sira/contract/documents/documentKinds'
import { documentKind } from '../../content/documents/documentKind.ts'
import type { FoundKind } from '../../content/documents/foundKind.ts'

const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
} as const

type PictureKind = keyof typeof pictureTypes

/** What may go along with a letter, by its ending. */
export type AttachmentKind = DocumentKind | PictureKind

/** With what a picture begins; a dot is any byte. */
const beginnings: readonly (readonly [PictureKind, string])[] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF8'],
  ['webp', 'RIFF....WEBP'],
]

/**
 * The kind of a file by its content; undefined for one that is refused, whatever its name. As a
 * document it may have been read apart before.
 */
export function attachmentKind(
  content: Uint8Array,
  found: FoundKind = documentKind(content),
): AttachmentKind | undefined {
  const start = Buffer.from(content.subarray(0, 16)).toString('latin1')
  const [picture] = beginnings.find(([, beginning]) => begins(start, beginning)) ?? []
  if (picture !== undefined) return picture
  return 'kind' in found ? found.kind : undefined
}

/** The type that the letter says. */
export function attachmentType(kind: AttachmentKind): string {
  return isPicture(kind) ? pictureTypes[kind] : documentKinds[kind].mimeType
}

function isPicture(kind: AttachmentKind): kind is PictureKind {
  return Object.hasOwn(pictureTypes, kind)
}

function begins(start: string, beginning: string): boolean {
  return [...beginning].every((byte, at) => byte === '.' || start[at] === byte)
}
