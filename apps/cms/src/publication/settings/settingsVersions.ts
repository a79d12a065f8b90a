import type { GlobalSlug, PayloadRequest } from 'payload'

/** Gives the number of the last version; 0 without one. */
export async function newestVersion(slug: GlobalSlug, req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.db.findGlobalVersions({
    global: slug,
    limit: 1,
    pagination: false,
    req,
    sort: '-id',
  })
  return Number(docs[0]?.id ?? 0)
}

/** Joins the later versions, which one act wrote language by language: the last one stays. */
export async function joinVersions(
  slug: GlobalSlug,
  after: number,
  req: PayloadRequest,
): Promise<void> {
  const last = await newestVersion(slug, req)
  await req.payload.db.deleteVersions({
    globalSlug: slug,
    req,
    where: { and: [{ id: { greater_than: after } }, { id: { less_than: last } }] },
  })
}
