import type { DateField } from 'payload'

/**
 * Since when a record is in the trash, in place of the field that Payload would add. Without its
 * index: nearly every row has no date, and SQLite would take « is null » for the choice of a few,
 * sorting all records of a list instead of reading the first ones in order.
 */
export const deletedAtField: DateField = {
  name: 'deletedAt',
  type: 'date',
  label: 'Mis à la corbeille le',
  admin: { disableBulkEdit: true, hidden: true },
}
