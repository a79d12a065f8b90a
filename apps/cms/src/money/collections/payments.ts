import { modeNames } from '@sira/contract/orders/modeNames'
import type { CollectionConfig } from 'payload'
import { lockedWhileSaved } from '../../database/records/lockedWhileSaved.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { guardState } from '../../dossiers/moves/guardState.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { waiting } from '../../dossiers/waitingRecords.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { timeField } from '../../fields/timeField.ts'
import { exportClosing } from '../closing/exportClosing.ts'
import { decidePayment } from '../desk/decidePayment.ts'
import { paymentDesk } from '../desk/deskPayment.ts'
import { refundPayment } from '../desk/refundPayment.ts'
import { waitingPayments } from '../desk/toDecide.ts'
import { announceItsOrder } from '../ledger/announceOrder.ts'
import { paymentMachine } from '../ledger/paymentMachine.ts'
import { paymentStateNames } from '../paymentStateNames.ts'
import { keptForGood, orderMenu } from './keptForGood.ts'

/** Attempts to pay an order, each by one mode. Amounts are whole FCFA. */
export const payments = {
  ...keptForGood,
  slug: 'paiements',
  custom: { machine: paymentMachine, ...waiting(waitingPayments) },
  typescript: { interface: 'Payment' },
  labels: { singular: 'Paiement', plural: 'Paiements' },
  admin: {
    ...orderMenu,
    useAsTitle: 'transaction',
    defaultColumns: [
      'commande',
      'etat',
      'mode',
      'operateur',
      'transaction',
      'montant',
      'createdAt',
    ],
    listSearchableFields: ['transaction', 'preuve', 'fournisseurId', 'recuRendu'],
  },
  endpoints: [exportClosing, decidePayment, refundPayment, paymentDesk],
  hooks: lockedWhileSaved({
    beforeChange: [guardState(paymentMachine)],
    afterChange: [announceItsOrder],
  }),
  indexes: [{ fields: ['etat', 'prochaineDemande'] }],
  fields: [
    {
      name: 'caisse',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/orders/PaymentDesk.tsx#PaymentDesk' },
        disableListColumn: true,
      },
    },
    // Empty for money without a known order.
    { name: 'commande', type: 'relationship', relationTo: 'commandes', label: 'Commande' },
    // By its reference: the payment of a delivery that is paid ahead stays when that is erased.
    { name: 'livraison', type: 'text', label: 'Livraison', index: true },
    {
      name: 'etat',
      type: 'select',
      label: 'État',
      required: true,
      index: true,
      options: optionsOf(paymentStateNames),
      admin: { position: 'sidebar' },
    },
    {
      name: 'mode',
      type: 'select',
      label: 'Mode',
      required: true,
      options: optionsOf(modeNames.fr),
      admin: { position: 'sidebar' },
    },
    { name: 'operateur', type: 'relationship', relationTo: 'operateurs', label: 'Opérateur' },
    inFrancs({ name: 'montant', type: 'number', label: 'Montant attendu (FCFA)', required: true }),
    // The sum declared by the customer: nobody has seen it.
    inFrancs({ name: 'montantDeclare', type: 'number', label: 'Montant déclaré (FCFA)' }),
    inFrancs({ name: 'montantRecu', type: 'number', label: 'Montant reçu (FCFA)' }),
    { name: 'transaction', type: 'text', label: 'Numéro de transaction, tel qu’écrit' },
    // `operateur:NUMBER` without spaces, case and look-alikes: proves one order (product 12.6).
    { name: 'preuve', type: 'text', unique: true, access: fixed, admin: unseen },
    // Our number, given to the provider: a repeated request with it does no harm.
    { name: 'fournisseurId', type: 'text', label: 'Numéro chez le fournisseur', unique: true },
    // The page of a provider on which it is paid.
    { name: 'page', type: 'text', access: secret, admin: unseen },
    { name: 'motif', type: 'text', label: 'Motif' },
    { name: 'encaissePar', type: 'text', label: 'Encaissé par', admin: { position: 'sidebar' } },
    {
      ...timeField({ name: 'encaisseLe', label: 'Encaissé le', sidebar: true }),
      index: true,
    },
    // The number of a refund in progress at its provider, with the person who asked for it.
    {
      name: 'remboursementId',
      type: 'text',
      label: 'Numéro du remboursement chez le fournisseur',
      unique: true,
    },
    { name: 'remboursementPar', type: 'text', access: fixed, admin: unseen },
    timeField({ name: 'remboursementLe', label: 'Remboursement demandé le', sidebar: true }),
    { name: 'recuRendu', type: 'text', label: 'Reçu de remboursement', unique: true },
    timeField({ name: 'renduLe', label: 'Rendu le', sidebar: true }),
    // The time of the next question to its provider, and the number of questions so far.
    timeField({ name: 'prochaineDemande', label: 'Prochaine demande au fournisseur' }),
    { name: 'demandes', type: 'number', defaultValue: 0, access: fixed, admin: unseen },
    stepsField,
  ],
} satisfies CollectionConfig
