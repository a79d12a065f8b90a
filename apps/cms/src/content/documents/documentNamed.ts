import type { Payload } from 'payload'

/** A document as the public gets it. */
interface PublicDocument {
  filename: string
  /** The name of the downloaded file: without the part that makes its address hard to guess. */
  savedAs: string
}

/** Finds the document of an address, also of one from before a replacement; not in the trash. */
export async function documentNamed(
  name: string,
  payload: Payload,
): Promise<PublicDocument | undefined> {
  const { docs } = await payload.find({
    collection: 'documents',
    where: { or: [{ filename: { equals: name } }, { earlierNames: { equals: name } }] },
    select: { filename: true },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const filename = docs[0]?.filename
  if (!filename) return undefined
  return { filename, savedAs: filename.replace(/_[0-9a-f]{10}(?=\.)/, '') }
}

/** Whether a record has one of these files; replaced files have none. */
export async function hasDocumentRow(names: string[], payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'documents',
    where: { filename: { in: names } },
    trash: true,
  })
  return totalDocs > 0
}
