import { locales } from '@sira/contract/locales'
import { modeNames } from '@sira/contract/orders/modeNames'
import { nobody } from '../../access/nobody.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { stateField, stateSinceField } from '../../dossiers/moves/stateField.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { dayField } from '../../fields/dayField.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { timeField } from '../../fields/timeField.ts'
import { keptForGood, orderMenu } from '../../money/collections/keptForGood.ts'
import { announceOrder } from '../../money/ledger/announceOrder.ts'
import { counterArticles } from '../counter/counterArticles.ts'
import { counterSale } from '../counter/counterSale.ts'
import { advanceOrder } from '../desk/advanceOrder.ts'
import { cancelBurst } from '../desk/cancelBurst.ts'
import { cancelOneSeat } from '../desk/cancelOneSeat.ts'
import { decideSeatMoney } from '../desk/decideSeatMoney.ts'
import { orderDesk } from '../desk/deskRecord.ts'
import { exportOrders } from '../desk/exportOrders.ts'
import { moveOneSeat } from '../desk/moveOneSeat.ts'
import { printOrder } from '../desk/printedPapers.ts'
import { orderMachine } from '../moves/orderMachine.ts'
import { orderPayable } from '../moves/orderPayable.ts'
import { takenByPhone } from '../offers/takenByPhone.ts'
import { orderKind } from '../orderKind.ts'
import { reviewFields } from '../review/reviewFiles.ts'
import { sendReviewFile } from '../review/sendReviewFile.ts'
import { handoverFields } from './handoverFields.ts'
import { orderLines } from './orderLines.ts'

/** Orders: lines, one customer, one total (product 10). Amounts are whole FCFA. */
export const orders = dossierCollection({
  ...keptForGood,
  slug: 'commandes',
  kind: orderKind,
  machine: orderMachine,
  searchedAs: 'référence, nom, téléphone ou e-mail',
  custom: { payable: orderPayable },
  typescript: { interface: 'Order' },
  labels: { singular: 'Commande', plural: 'Commandes' },
  // Notes and the numbers of a certified invoice; all else is fixed, see the fields.
  access: { ...keptForGood.access, update: orderStaff },
  admin: {
    ...orderMenu,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'etat', 'nom', 'phone', 'total', 'mode', 'createdAt'],
    listSearchableFields: ['searchText'],
    components: {
      beforeListTable: [
        '/src/admin/orders/OrderTools.tsx#OrderTools',
        '/src/admin/orders/PlanAlerts.tsx#PlanAlerts',
      ],
    },
  },
  endpoints: [
    exportOrders,
    counterArticles,
    counterSale,
    orderDesk,
    advanceOrder,
    cancelBurst,
    printOrder,
    cancelOneSeat,
    moveOneSeat,
    decideSeatMoney,
    sendReviewFile,
    takenByPhone,
  ],
  hooks: { afterChange: [announceOrder] },
  indexes: [{ fields: ['etat', 'echeance'] }],
  desk: [
    {
      name: 'caisse',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/orders/OrderDesk.tsx#OrderDesk' },
        disableListColumn: true,
      },
    },
  ],
  fields: [
    {
      name: 'reference',
      type: 'text',
      label: 'Référence',
      required: true,
      unique: true,
      access: fixed,
    },
    stateField(orderMachine),
    stateSinceField,
    { name: 'nom', type: 'text', label: 'Nom', access: fixed },
    {
      type: 'row',
      fields: [
        // E.164, so that one number is one text.
        { name: 'phone', type: 'text', label: 'Téléphone', index: true, access: fixed },
        { name: 'indicatif', type: 'text', label: 'Indicatif', access: fixed },
        { name: 'email', type: 'text', label: 'E-mail', index: true, access: fixed },
      ],
    },
    {
      name: 'locale',
      type: 'select',
      label: 'Langue du client',
      required: true,
      defaultValue: 'fr',
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
      access: fixed,
      admin: { position: 'sidebar' },
    },
    {
      name: 'mode',
      type: 'select',
      label: 'Mode de paiement',
      required: true,
      options: optionsOf(modeNames.fr),
      access: fixed,
      admin: { position: 'sidebar' },
    },
    orderLines,
    inFrancs({
      name: 'livraison',
      type: 'number',
      label: 'Livraison (FCFA)',
      required: true,
      access: fixed,
    }),
    inFrancs({
      name: 'total',
      type: 'number',
      label: 'Total (FCFA)',
      required: true,
      access: fixed,
    }),
    inFrancs({
      name: 'paye',
      type: 'number',
      label: 'Payé (FCFA)',
      required: true,
      defaultValue: 0,
      access: fixed,
    }),
    // The deposit that keeps its seats until the rest is paid.
    inFrancs({
      name: 'acompte',
      type: 'number',
      label: 'Acompte (FCFA)',
      access: fixed,
      admin: { condition: ({ acompte }) => Boolean(acompte) },
    }),
    // The due day of the rest after a deposit: staff may move it, or cancel the order.
    {
      ...dayField({
        name: 'soldeLe',
        label: 'Solde à payer au plus tard le',
        description:
          'Passé ce jour, la commande est à décider\u00a0: donnez un autre jour, ou annulez-la.',
      }),
      admin: {
        ...dayField({ name: 'soldeLe', label: '' }).admin,
        condition: ({ soldeLe }) => Boolean(soldeLe),
        position: 'sidebar',
      },
    },
    { name: 'rappelSoldeLe', type: 'date', access: fixed, admin: unseen },
    ...handoverFields,
    { name: 'note', type: 'textarea', label: 'Note du client', access: fixed },
    ...reviewFields,
    {
      name: 'notes',
      type: 'textarea',
      label: 'Notes internes',
      admin: { description: 'Pour l’équipe : le client ne les lit que s’il demande ses données.' },
    },
    { ...timeField({ name: 'echeance', label: 'À payer avant le', sidebar: true }), index: true },
    timeField({ name: 'rappelLe', label: 'Rappel envoyé le', sidebar: true }),
    // Kept for the certified invoice (FEC), which is another law than the receipt.
    {
      type: 'row',
      fields: [
        { name: 'fecNumero', type: 'text', label: 'Numéro de facture certifiée' },
        { name: 'fecQr', type: 'text', label: 'Code QR de facture certifiée' },
      ],
    },
    stepsField,
    // Opens its page; in the letters and on the device that ordered, nowhere else.
    { name: 'cle', type: 'text', required: true, access: secret, admin: unseen },
    { name: 'cleEnvoi', type: 'text', unique: true, access: secret, admin: unseen },
    { name: 'empreinte', type: 'text', required: true, access: secret, admin: unseen },
    // From which network it came, as a keyed digest, while nobody has paid: see networkMark.
    { name: 'reseau', type: 'text', index: true, access: secret, admin: unseen },
    // Kept for less time than the settings say, since its phone or network holds many copies.
    { name: 'delaiCourt', type: 'checkbox', defaultValue: false, access: fixed, admin: unseen },
    // Hours by which the number of a transfer prolongs it, once; 0 afterwards.
    { name: 'sursis', type: 'number', access: fixed, admin: unseen },
    // Since when nothing of the customer stands in it any more.
    {
      ...timeField({ name: 'effaceeLe', label: 'Données du client effacées le', sidebar: true }),
      access: { create: nobody, update: nobody },
    },
  ],
})
