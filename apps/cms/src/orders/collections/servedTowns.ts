import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { sellingPrice } from '../../fields/money/sellingPrice.ts'
import { wholeAmount } from '../../fields/money/wholeAmount.ts'
import { townKey } from '../checkout/servedTowns.ts'
import { followFees } from '../tariffs/followFees.ts'

/** Two records of one town would have two fees, of which the checkout takes the first. */
const keptOnce: TextFieldSingleValidation = async (value, options) => {
  const answer = await text(value, options)
  if (answer !== true || !value) return answer
  const { id, req } = options
  const asked = { collection: 'villes-livrees', pagination: false, depth: 0, req } as const
  const { docs } = await req.payload.find(asked)
  const same = docs.find(
    (town) => String(town.id) !== String(id) && townKey(town.ville) === townKey(value),
  )
  return (
    same === undefined ||
    `«\u00a0${same.ville}\u00a0» est déjà dans la liste\u00a0: changez ses frais.`
  )
}

/** The site says from how much a delivery costs. */
const tellStartingFees = ({ req }: { req: PayloadRequest }) => followFees(req.payload, req)

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
    group: adminGroups.settings,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    useAsTitle: 'ville',
    defaultColumns: ['ville', 'frais'],
    description:
      'Sans aucune ville, la boutique ne propose pas la livraison. Le site dit «\u00a0à partir de\u00a0» d’après ces frais.',
  },
  hooks: { afterChange: [tellStartingFees], afterDelete: [tellStartingFees] },
  orderable: true,
  disableDuplicate: true,
  fields: [
    {
      name: 'ville',
      type: 'text',
      label: 'Ville',
      required: true,
      unique: true,
      maxLength: 80,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
      },
      validate: keptOnce,
    },
    sellingPrice({
      name: 'frais',
      type: 'number',
      label: 'Frais de livraison (FCFA)',
      required: true,
      validate: wholeAmount,
    }),
  ],
}
