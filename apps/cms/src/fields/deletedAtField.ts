import type { DateField } from 'payload'

/**
 * The time when a record went into the trash, in place of Payload's own field. Without its index:
 * nearly every row has no date, but SQLite would take « is null » for a narrow filter, and sort all
 * records of a list instead of reading the first ones in order.
 */
export const deletedAtField: DateField = {
  name: 'deletedAt',
  type: 'date',
  label: 'Mis à la corbeille le',
  admin: { disableBulkEdit: true, hidden: true },
}
