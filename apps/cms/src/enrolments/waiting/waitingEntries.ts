import { locales } from '@sira/contract/locales'
import { adminGroups } from '../../access/adminGroups.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { stateField, stateSinceField } from '../../dossiers/moves/stateField.ts'
import { timeField } from '../../fields/timeField.ts'
import { keptForGood, orderMenu } from '../../money/collections/keptForGood.ts'
import { advanceEntry } from './desk/advanceEntry.ts'
import { splitByStaff } from './desk/splitByStaff.ts'
import { waitingDesk } from './desk/waitingDesk.ts'
import { giveRank } from './entry/giveRank.ts'
import { waitingKind } from './waitingKind.ts'
import { waitingMachine } from './waitingMachine.ts'

/** Entries of the waiting lists: so many seats of one session (product 10). */
export const waitingEntries = dossierCollection({
  ...keptForGood,
  slug: 'attentes',
  kind: waitingKind,
  machine: waitingMachine,
  searchedAs: 'référence, nom, téléphone ou e-mail',
  typescript: { interface: 'WaitingEntry' },
  labels: { singular: 'Attente', plural: 'Listes d’attente' },
  access: { ...keptForGood.access, update: orderStaff },
  admin: {
    ...orderMenu,
    group: adminGroups.agenda,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'etat', 'nom', 'phone', 'places', 'session', 'createdAt'],
    listSearchableFields: ['searchText'],
  },
  endpoints: [advanceEntry, splitByStaff, waitingDesk],
  hooks: { afterChange: [giveRank] },
  indexes: [{ fields: ['session', 'etat'] }],
  desk: [
    {
      name: 'suite',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/waiting/EntryDesk.tsx#EntryDesk' },
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
    stateField(waitingMachine),
    stateSinceField,
    {
      name: 'session',
      type: 'relationship',
      relationTo: 'sessions',
      label: 'Session',
      required: true,
      index: true,
      access: fixed,
    },
    { name: 'places', type: 'number', label: 'Places', required: true, access: fixed },
    { name: 'nom', type: 'text', label: 'Nom', required: true, access: fixed },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: 'Téléphone', index: true, access: fixed },
        { name: 'indicatif', type: 'text', label: 'Indicatif', access: fixed },
        { name: 'email', type: 'text', label: 'E-mail', index: true, access: fixed },
      ],
    },
    {
      name: 'locale',
      type: 'select',
      label: 'Langue',
      required: true,
      defaultValue: 'fr',
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
      access: fixed,
      admin: { position: 'sidebar' },
    },
    timeField({ name: 'jusqua', label: 'Offerte jusqu’au', sidebar: true }),
    {
      name: 'commande',
      type: 'relationship',
      relationTo: 'commandes',
      label: 'Commande',
      access: fixed,
      custom: { keepsTarget: false },
      admin: { position: 'sidebar', condition: ({ commande }) => Boolean(commande) },
    },
    {
      name: 'notes',
      type: 'textarea',
      label: 'Notes internes',
      admin: {
        description: 'Pour l’équipe\u00a0: le client ne les lit que s’il demande ses données.',
      },
    },
    stepsField,
    // The lower one stands before; it is the number of the first entry of a party.
    { name: 'rang', type: 'number', access: fixed, admin: unseen },
    { name: 'reseau', type: 'text', index: true, access: secret, admin: unseen },
    // The phone with the folded name: one family has several of them.
    { name: 'identite', type: 'text', index: true, access: secret, admin: unseen },
    { name: 'cleEnvoi', type: 'text', unique: true, access: secret, admin: unseen },
    { name: 'empreinte', type: 'text', access: secret, admin: unseen },
  ],
})
