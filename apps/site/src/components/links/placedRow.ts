import type { ShortRow } from './ShortRows.tsx'

/** A row with the town of its record, as staff spelled it; null: it is held or done anywhere. */
export interface PlacedRow {
  town: string | null
  row: ShortRow
}
