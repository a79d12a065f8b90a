import { type DraftedType, recordTypes } from '@sira/contract/kinds/recordTypes'

/** The title of a record, which may still be without one. */
export function titleOf(type: DraftedType, record: Readonly<Record<string, unknown>>): string {
  return String(record[recordTypes[type].title] || 'Sans titre')
}
