import { APIError, type PayloadRequest } from 'payload'
import { requireContentStaff } from '../../publication/requireContentStaff.ts'
import type { FileFolder } from '../../store/fileFolder.ts'

/** The ten characters that make a name unique (see storedName): a cut picture gets its own. */
const unique = /_[0-9a-f]{10}(?=\.[^.]*$)/

const goneFile = 'Le fichier de cette image n’est plus là\u00a0: envoyez-la de nouveau.'

/**
 * Reads the file of a kept picture to be cropped, as if it had been sent again. Hooks run before
 * Payload checks access, and cropping is expensive, so access is checked here first.
 */
export async function storedPicture(
  folder: FileFolder,
  id: number | string,
  req: PayloadRequest,
): Promise<NonNullable<PayloadRequest['file']> | undefined> {
  requireContentStaff(req)
  const record = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!record?.filename) return undefined
  const data = await folder.read(record.filename)
  if (data === undefined) throw new APIError(goneFile, 404, null, true)
  const name = record.filename.replace(unique, '')
  return { data, name, size: data.byteLength, mimetype: record.mimeType ?? '' }
}
