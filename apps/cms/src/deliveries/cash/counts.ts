import { amountText } from '@sira/contract/orders/amountText'
import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { type WaitingRecords, waiting } from '../../dossiers/waitingRecords.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { keptForGood } from '../../money/collections/keptForGood.ts'
import type { CashCount } from '../../payload-types.ts'
import { countOutcomes } from '../deliveryNames.ts'
import { settleCount } from './settleCount.ts'

const openGaps: WaitingRecords = {
  where: { issue: { equals: 'ecart' } },
  clock: { since: 'createdAt', hours: 8 },
  title: (record) => gapTitle(record as unknown as CashCount),
}

function gapTitle({ coursier, ecart }: CashCount): string {
  const name = typeof coursier === 'object' ? coursier?.nom : undefined
  return `${name ?? 'Livreur effacé'}\u00a0: écart de ${amountText(ecart, 'fr')} à régler`
}

/** What a till counted of what a courier brought, beside what he had declared. */
export const counts: CollectionConfig = {
  ...keptForGood,
  slug: 'comptages',
  custom: waiting(openGaps),
  typescript: { interface: 'CashCount' },
  labels: { singular: 'Comptage', plural: 'Comptages' },
  access: { ...keptForGood.access, read: administratorsOnly },
  admin: {
    group: adminGroups.till,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    useAsTitle: 'createdAt',
    defaultColumns: ['coursier', 'issue', 'compte', 'declare', 'ecart', 'par', 'createdAt'],
  },
  lockDocuments: false,
  endpoints: [settleCount],
  fields: [
    {
      name: 'reglement',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/deliveries/CountDesk.tsx#CountDesk' },
        disableListColumn: true,
      },
    },
    {
      name: 'coursier',
      type: 'relationship',
      relationTo: 'coursiers',
      label: 'Livreur',
      custom: { keepsTarget: false },
    },
    {
      name: 'issue',
      type: 'select',
      label: 'Issue',
      required: true,
      options: optionsOf(countOutcomes),
    },
    inFrancs({ name: 'compte', type: 'number', label: 'Compté (FCFA)', required: true }),
    inFrancs({ name: 'declare', type: 'number', label: 'Déclaré (FCFA)', required: true }),
    inFrancs({ name: 'ecart', type: 'number', label: 'Écart (FCFA)', required: true }),
    { name: 'par', type: 'text', label: 'Compté par' },
    { name: 'reglePar', type: 'text', label: 'Réglé par' },
    { name: 'motif', type: 'text', label: 'Motif' },
  ],
}
