import type { PayloadRequest, Where } from 'payload'

/** Moments: what came before the first is old; of what nobody wanted, before the second. */
export interface RetentionLimits {
  old: string
  soon: string
  /** What came before this is out of the accounts, too. */
  booked: string
}

/**
 * What must be known of every collection in which something of visitors is kept. None of it can be
 * left out: what is not said here would never be erased, found or handed over.
 */
export interface KeptKind<Field extends string = string> {
  /** The fields by which staff find a record. */
  searched: readonly Field[]
  /** What asks for somebody's attention. */
  waiting: Where
  /** What is erased in the night. */
  expired(limits: RetentionLimits): Where
  /** The fields in which somebody's address stands, with the words for what is kept under it. */
  personal: { label: string; fields: readonly [Field, ...Field[]] }
  /** Where a record outlives its person: takes what is personal out of it, instead of deleting it. */
  erase?(ids: readonly number[], req: PayloadRequest): Promise<void>
}
