import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { contractOrContentStaff } from '../../access/contractOrContentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { sellingPrice } from '../../fields/money/sellingPrice.ts'
import { wholeAmount } from '../../fields/money/wholeAmount.ts'
import { textField } from '../../fields/textField.ts'
import { announceChange, rememberPublicState } from '../../publication/changes/announceChange.ts'
import { servedTowns } from '../checkout/servedTowns.ts'
import { startingFees } from '../tariffs/startingFees.ts'

/** From how much a delivery costs is what its towns cost: said once, there. */
const priceOrFee: NumberFieldSingleValidation = async (value, { req, siblingData }) => {
  const answer = wholeAmount(value)
  if (answer !== true) return answer
  const fees: Readonly<Record<string, number>> = startingFees(await servedTowns(req.payload, req))
  const fee = fees[String(Reflect.get(siblingData, 'code'))]
  return (
    fee === undefined ||
    fee === value ||
    'Ce prix suit «\u00a0Villes livrées\u00a0»\u00a0: changez-y les frais.'
  )
}

/** What plans, services and deliveries cost now. Which there are is in the contract; their prices are the staff’s. */
export const tariffRecords: CollectionConfig = {
  slug: 'tarifs',
  typescript: { interface: 'TariffRecord' },
  labels: { singular: 'Tarif', plural: 'Tarifs' },
  access: { read: contractOrContentStaff, create: nobody, update: contentStaff, delete: nobody },
  admin: {
    group: adminGroups.lists,
    hidden: hiddenFrom('agent', 'cashier'),
    useAsTitle: 'nom',
    defaultColumns: ['nom', 'prix', 'nature'],
    description:
      'Un prix changé se voit aussitôt sur le site, et vaut pour les commandes à venir. Celui d’une livraison suit «\u00a0Villes livrées\u00a0».',
  },
  // The pages that show a price are made anew.
  hooks: { beforeChange: [rememberPublicState], afterChange: [announceChange] },
  defaultSort: 'id',
  disableDuplicate: true,
  fields: [
    textField({ name: 'nom', label: 'Nom', required: true }),
    { name: 'code', type: 'text', required: true, unique: true, access: { update: nobody } },
    {
      name: 'nature',
      type: 'select',
      label: 'Nature',
      required: true,
      options: [
        { value: 'formule', label: 'Formule' },
        { value: 'prestation', label: 'Prestation' },
        { value: 'livraison', label: 'Livraison' },
      ],
      access: { update: nobody },
    },
    sellingPrice({
      name: 'prix',
      type: 'number',
      label: 'Prix (FCFA)',
      required: true,
      validate: priceOrFee,
    }),
    { name: 'mois', type: 'number', label: 'Durée (mois)', access: { update: nobody } },
  ],
}
