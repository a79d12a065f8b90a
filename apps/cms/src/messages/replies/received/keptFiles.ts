import type { Attachment } from 'postal-mime'
import { storable } from '../../../database/records/storable.ts'
import { largestTogether, mostAttachments } from '../../attachments/attachmentBounds.ts'
import { attachmentKind, attachmentType } from '../../attachments/attachmentKind.ts'
import { attachmentName } from '../../attachments/attachmentName.ts'
import type { ReceivedLetter } from './letterReading.ts'

/** Keeps attachments by the same rules as those of staff: by number, by size and by content. */
export function keptFiles(
  attachments: readonly Attachment[],
): Pick<ReceivedLetter, 'files' | 'left'> {
  const files: ReceivedLetter['files'] = []
  let room = largestTogether
  for (const { content, filename } of attachments) {
    const bytes = Buffer.from(typeof content === 'string' ? content : new Uint8Array(content))
    if (files.length === mostAttachments || bytes.length > room) continue
    const kind = attachmentKind(bytes)
    if (kind === undefined) continue
    const name = attachmentName(storable(filename ?? ''), kind)
    files.push({ name, type: attachmentType(kind), content: bytes })
    room -= bytes.length
  }
  return { files, left: attachments.length - files.length }
}
