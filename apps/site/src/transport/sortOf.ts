import { type RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'

/** The order of a type, as one asks for it. */
export function sortOf(type: RecordType): string {
  const { field, direction } = recordTypes[type].order
  return `${field}:${direction}`
}
