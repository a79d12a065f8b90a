import type { PayloadRequest } from 'payload'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

/** The photographs of the signed sheets of a session, under the names that they have in its file. */
export async function sheetPhotos(
  session: number,
  req: PayloadRequest,
): Promise<Record<string, Uint8Array>> {
  const { docs } = await req.payload.find({
    collection: 'feuilles-signees',
    where: { session: { equals: session } },
    sort: 'id',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req: {},
  })
  const files: Record<string, Uint8Array> = {}
  for (const { id, demiJournee, photo, photoType } of docs) {
    const bytes = await readPrivate(photo, req.payload)
    const end = photoType === 'image/png' ? 'png' : 'jpg'
    // A lost photograph must not keep the others back.
    if (bytes) files[`presence/feuille-signee-${demiJournee}-${id}.${end}`] = bytes
  }
  return files
}
