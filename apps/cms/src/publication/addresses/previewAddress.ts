import { isDrafted } from '@sira/contract/kinds/recordTypes'

/** The page of the site that shows a record as it will be, for signed-in staff. */
export function previewAddress(collection: string, id: unknown): string | null {
  if (!isDrafted(collection)) return null
  return typeof id === 'number' || typeof id === 'string' ? `/apercu/${collection}/${id}` : null
}
