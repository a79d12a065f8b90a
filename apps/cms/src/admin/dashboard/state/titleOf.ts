import { type DraftedType, recordTypes } from '@sira/contract/kinds/recordTypes'

/** What a record is called by, while it may still be without it. */
export function titleOf(type: DraftedType, record: Readonly<Record<string, unknown>>): string {
  return String(record[recordTypes[type].title] || 'Sans titre')
}
