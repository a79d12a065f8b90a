import { type FileRefusalCode, isFileRefusalCode } from '@sira/contract/deposits/fileRefusals'
import * as z from 'zod'
import { isPacked } from '../../content/documents/documentKind.ts'
import { type AttachmentKind, attachmentType } from '../../messages/attachments/attachmentKind.ts'
import { attachmentName } from '../../messages/attachments/attachmentName.ts'
import { type Reading, readApart } from '../../reader/readApart.ts'
import { UnreadFile } from '../../reader/unreadFile.ts'
import { depositBounds } from '../depositBounds.ts'
import type { CleanScan } from './cleanScan.ts'
import { type FoundFile, fileKind } from './fileKind.ts'

/** A file that may be kept, under the name and type that its content gives it. */
export interface CheckedFile {
  bytes: Buffer
  name: string
  type: string
}

const refusal = z.object({ refusal: z.string().refine(isFileRefusalCode) })

const ofDocument: Reading<FoundFile> = {
  module: new URL('./fileKind.ts', import.meta.url),
  name: 'fileKind',
  result: z.union([z.object({ kind: z.enum(['pdf', 'docx']) }), refusal]),
  longestAnswer: 2000,
  longestMs: 3000,
  mostMegabytes: 300,
}

const ofPicture: Reading<CleanScan> = {
  module: new URL('./cleanScan.ts', import.meta.url),
  name: 'cleanScan',
  result: z.union([z.object({ data: z.instanceof(Uint8Array) }), refusal]),
  longestAnswer: 40 * 1024 * 1024,
  longestMs: 15_000,
  mostMegabytes: 700,
}

/** With what a picture begins. */
const pictures = [
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
] as const

/** The kind of a file by its content, never by its name; a picture is encoded anew. */
export async function checkFile(
  bytes: Buffer,
  sentName: string,
): Promise<CheckedFile | { refusal: FileRefusalCode }> {
  if (bytes.length === 0) return { refusal: 'empty' }
  if (bytes.length > depositBounds.bytes) return { refusal: 'large' }
  const [picture] =
    pictures.find(([, start]) => bytes.subarray(0, start.length).equals(start)) ?? []
  try {
    if (picture !== undefined) {
      const clean = await readApart(ofPicture, bytes, picture)
      return 'refusal' in clean ? clean : kept(Buffer.from(clean.data), sentName, picture)
    }
    const found = isPacked(bytes) ? await readApart(ofDocument, bytes) : fileKind(bytes)
    return 'refusal' in found ? found : kept(bytes, sentName, found.kind)
  } catch (error) {
    // A file that the reader had to be stopped at is damaged.
    if (error instanceof UnreadFile) return { refusal: 'damaged' }
    throw error
  }
}

function kept(bytes: Buffer, sentName: string, kind: AttachmentKind): CheckedFile {
  return { bytes, name: attachmentName(sentName, kind), type: attachmentType(kind) }
}
