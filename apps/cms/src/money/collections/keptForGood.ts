import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'

/** What is written by the program alone, read by those who serve customers, and never deleted. */
export const keptForGood = {
  access: { read: orderStaff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  disableBulkDelete: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
} satisfies Partial<CollectionConfig>

export const orderMenu = {
  group: adminGroups.orders,
  hidden: hiddenFrom('editor'),
}
