import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import type { PayloadRequest } from 'payload'

export interface LatestVersion {
  /** The number of the version; undefined for a record without versions. */
  version: number | string | undefined
  savedAt: string
  slug: string | null
}

/** Gives the last saved state of a record, draft or published. */
export async function latestVersion(
  collection: DraftedType,
  id: number,
  req: PayloadRequest,
): Promise<LatestVersion | undefined> {
  const common = { collection, depth: 0, req } as const
  const record = await req.payload.findByID({ ...common, id, draft: true, disableErrors: true })
  if (!record) return undefined
  const { docs } = await req.payload.findVersions({
    ...common,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
  })
  return {
    version: docs[0]?.id,
    savedAt: record.updatedAt,
    slug: record.slug ?? null,
  }
}
