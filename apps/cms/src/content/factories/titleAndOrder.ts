import { isRecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import type { CollectionConfig } from 'payload'

/** The title field of a type and the order of its list, where the contract says so. */
export function titleAndOrder(slug: string): {
  useAsTitle?: string
  listed: Pick<CollectionConfig, 'orderable' | 'defaultSort'>
} {
  if (!isRecordType(slug)) return { listed: {} }
  const { title, order } = recordTypes[slug]
  const descending = order.direction === 'desc' ? '-' : ''
  const listed =
    order.field === '_order' ? { orderable: true } : { defaultSort: `${descending}${order.field}` }
  return { useAsTitle: title, listed }
}
