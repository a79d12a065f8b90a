import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'

/** A collection that the program alone writes, order staff read, and nobody deletes. */
export const keptForGood = {
  access: { read: orderStaff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  disableBulkDelete: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
} satisfies Partial<CollectionConfig>

export const orderMenu = {
  group: adminGroups.till,
  hidden: hiddenFrom('editor'),
}
