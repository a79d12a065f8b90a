import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { sellingPrice } from '../../fields/money/sellingPrice.ts'
import { wholeAmount } from '../../fields/money/wholeAmount.ts'

/** Towns that are delivered to, each with its fee. */
export const servedTowns: CollectionConfig = {
  slug: 'villes-livrees',
  typescript: { interface: 'ServedTown' },
  labels: { singular: 'Ville livrée', plural: 'Villes livrées' },
  // The cost of a delivery is a price: see sellingPrice.
  access: {
    read: orderStaff,
    create: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
  },
  admin: {
    group: adminGroups.orders,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    useAsTitle: 'ville',
    defaultColumns: ['ville', 'frais'],
    description: 'Sans aucune ville, la boutique ne propose pas la livraison.',
  },
  orderable: true,
  disableDuplicate: true,
  fields: [
    { name: 'ville', type: 'text', label: 'Ville', required: true, unique: true, maxLength: 80 },
    sellingPrice({
      name: 'frais',
      type: 'number',
      label: 'Frais de livraison (FCFA)',
      required: true,
      validate: wholeAmount,
    }),
  ],
}
