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

/** The kinds of files that letters may carry, by their ending. */
export type AttachmentKind = DocumentKind | PictureKind

/** The first bytes of pictures; a dot is any byte. */
const beginnings: readonly (readonly [PictureKind, string])[] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF8'],
  ['webp', 'RIFF....WEBP'],
]

/**
 * Gives the kind of a file by its content; undefined for one that is refused, whatever its name.
 * The kind as a document may have been read before, in a separate process.
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

/** Gives the type of a file in the letter. */
export function attachmentType(kind: AttachmentKind): string {
  return isPicture(kind) ? pictureTypes[kind] : documentKinds[kind].mimeType
}

function isPicture(kind: AttachmentKind): kind is PictureKind {
  return Object.hasOwn(pictureTypes, kind)
}

function begins(start: string, beginning: string): boolean {
  return [...beginning].every((byte, at) => byte === '.' || start[at] === byte)
}
