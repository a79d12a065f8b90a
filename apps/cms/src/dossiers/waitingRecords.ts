import type { Where } from 'payload'
import type { NamedRecord } from '../database/records/recordsByName.ts'
import type { WaitingClock } from './keptKind.ts'

/**
 * Records that wait for staff though they are no dossiers, as a payment that nobody has checked:
 * their collection brings these (`custom.waits`).
 */
export interface WaitingRecords {
  /** Those that wait at a moment. */
  where: Where | ((now: Date) => Where)
  clock: WaitingClock
  /** Since when one waits, where its clock reads a field of its rows. */
  since?(record: NamedRecord): string
  /** Of a record that was read with its relations (depth 1). */
  title(record: NamedRecord): string
}

/** For the `custom` of a collection. */
export function waiting(...waits: WaitingRecords[]): { waits: WaitingRecords[] } {
  return { waits }
}
