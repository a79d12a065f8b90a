import { APIError } from 'payload'
import { readDocumentKind } from '../../content/documents/readDocumentKind.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import { refusedTogether } from './attachmentBounds.ts'
import { attachmentKind, attachmentType } from './attachmentKind.ts'
import { attachmentName } from './attachmentName.ts'

/**
 * Reads the attached files for the letter. Throws a sentence that names a file which cannot be
 * sent.
 */
export async function readFiles(files: readonly File[]): Promise<AttachedContent[]> {
  const refusal = refusedTogether(files)
  if (refusal !== undefined) throw new APIError(refusal, 400)
  const read: AttachedContent[] = []
  for (const file of files) {
    const content = Buffer.from(await file.arrayBuffer())
    const kind = attachmentKind(content, await readDocumentKind(content))
    if (kind === undefined) {
      throw new APIError(
        `«\u00a0${file.name.slice(0, 100)}\u00a0» ne peut pas être joint\u00a0: envoyez un PDF, une image ou un document de bureau récent, sans macros.`,
        400,
      )
    }
    read.push({ name: attachmentName(file.name, kind), type: attachmentType(kind), content })
  }
  return read
}
