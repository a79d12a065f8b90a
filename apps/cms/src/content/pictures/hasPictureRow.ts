import type { Payload } from 'payload'
import { replacedFilesOf } from '../../fields/replacedFilesField.ts'

/** Whether a record shows one of these files, or remembers it from before it was replaced. */
export async function hasPictureRow(names: string[], payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [{ filename: { in: names } }, { replacedFiles: { exists: true } }] },
    trash: true,
    pagination: false,
    depth: 0,
  })
  return docs.some(
    (doc) =>
      names.includes(doc.filename ?? '') ||
      replacedFilesOf(doc).some((group) => group.some((name) => names.includes(name))),
  )
}
