import type { ServerProps } from 'payload'
import { FilterBar } from './FilterBar.tsx'

/** Above a list: the filters that this person keeps for it, and those that are shared with them. */
export async function SavedFilters({
  payload,
  user,
  collectionSlug,
}: ServerProps & { collectionSlug?: string }) {
  if (!user || collectionSlug === undefined) return null
  const { docs } = await payload.find({
    collection: 'filtres',
    where: { list: { equals: collectionSlug } },
    overrideAccess: false,
    user,
    depth: 0,
    limit: 20,
    pagination: false,
  })
  const filters = docs.map(({ id, title, query, owner }) => ({
    id,
    title,
    query,
    isOwn: owner === user.id,
  }))
  return <FilterBar list={collectionSlug} filters={filters} />
}
