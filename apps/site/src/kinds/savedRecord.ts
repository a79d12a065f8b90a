import type { RecordType } from '@sira/contract/kinds/recordTypes'

/** The types of records that a visitor can save on his device, in the order of his list. */
export const savedTypes = ['formations', 'jobs', 'biblios'] as const satisfies RecordType[]

export type SavedType = (typeof savedTypes)[number]

/** A saved record on the device of a visitor, as his list shows it. */
export interface SavedRecord {
  type: SavedType
  /** The address of its page, in the language in which it was saved. */
  address: string
  /** Its key in every language: the French address, if that is another one. */
  key?: string
  title: string
  /** True when its page was gone at the last check. */
  gone?: boolean
  /** The deciding facts, as `saidFacts` joins them: the day, the place, the price. */
  fact: string
  /** `YYYY-MM-DD`: its last day, where it has one. */
  until?: string | undefined
}

const between = ' · '

/** In one line those that are known. */
export function saidFacts(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(between)
}

export function factsOf({ fact }: SavedRecord): string[] {
  return fact === '' ? [] : fact.split(between)
}
