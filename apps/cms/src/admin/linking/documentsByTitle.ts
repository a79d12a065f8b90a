import { documentAddress } from '@sira/contract/documents/documentAddress'
import type { PayloadRequest } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { letterWriters } from '../../access/letterWriters.ts'
import type { LinkTarget } from './sitePages.ts'

/** The documents that a text can lead to, for those who write texts. */
export async function documentsByTitle(
  search: string,
  limit: number,
  req: PayloadRequest,
): Promise<LinkTarget[]> {
  if (!letterWriters({ req })) return []
  const collection = 'documents'
  const { config } = req.payload.collections[collection]
  const { docs } = await req.payload.find({
    collection,
    where: mergeListSearchAndWhere({ collectionConfig: config, search }),
    limit,
    pagination: false,
    depth: 0,
  })
  return docs.flatMap(({ title, filename, filesize, format }) => {
    if (!filename) return []
    const path = documentAddress(filename, filesize ?? 0)
    return [{ title: title || filename, kind: format ?? 'Document', path, isDocument: true }]
  })
}
