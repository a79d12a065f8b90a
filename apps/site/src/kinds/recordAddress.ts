import { type RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { recordKinds } from './recordKinds.ts'

/**
 * Gives the French address of a record; `place` is its slug, or its id where its page needs that.
 */
export function recordAddress(type: RecordType, place: string, productName: string): string {
  const { page } = recordTypes[type]
  const address = page?.of === 'slug' ? page.at : recordKinds[type].address
  if (address === undefined) throw new Error(`No address is known of a record of ${type}.`)
  return address(place, productName)
}
