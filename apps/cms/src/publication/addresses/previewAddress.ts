import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { previewPath } from '@sira/contract/programPaths'

/** The page of the site that shows a record as it will be, for signed-in staff. */
export function previewAddress(collection: string, id: unknown): string | null {
  const isNamed = typeof id === 'number' || typeof id === 'string'
  return isDrafted(collection) && isNamed ? `${previewPath}/${collection}/${id}` : null
}
