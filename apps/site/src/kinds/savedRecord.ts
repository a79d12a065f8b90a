import type { RecordType } from '@sira/contract/kinds/recordTypes'

/** The types of which a visitor keeps records on his device, in the order of his list. */
export const savedTypes = ['formations', 'jobs', 'biblios'] as const satisfies RecordType[]

export type SavedType = (typeof savedTypes)[number]

/** A record that a visitor keeps on his device, as his list shows it. */
export interface SavedRecord {
  type: SavedType
  /** Of its page, in the language it was kept in. */
  address: string
  /** Its key in every language: its French address, where that is another one. */
  key?: string
  title: string
  /** Its page was not there any more when it was last asked for. */
  gone?: boolean
  /** What decides: the day, the place, the price. */
  fact: string
  /** `YYYY-MM-DD`, its last day, where it has one. */
  until?: string | undefined
}
