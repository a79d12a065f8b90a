import type { PayloadRequest } from 'payload'
import { replacedFilesOf } from '../../fields/replacedFilesField.ts'

/** Collections whose files occur in texts by their kept names. */
const fileCollections = ['media', 'documents'] as const

export type FileCollection = (typeof fileCollections)[number]

export function isFileCollection(slug: string): slug is FileCollection {
  return fileCollections.some((one) => one === slug)
}

/** The name of the file of a record, and those it had before it was replaced. */
export async function namedFiles(
  slug: FileCollection,
  id: number | string,
  req: PayloadRequest,
): Promise<string[]> {
  const common = { id, trash: true, depth: 0, disableErrors: true, req } as const
  if (slug === 'media') {
    const picture = await req.payload.findByID({ collection: slug, ...common })
    const replaced = picture ? replacedFilesOf(picture).map(([name]) => name) : []
    return picture?.filename ? [picture.filename, ...replaced] : replaced
  }
  const document = await req.payload.findByID({ collection: slug, ...common })
  const replaced = document?.earlierNames ?? []
  return document?.filename ? [document.filename, ...replaced] : replaced
}
