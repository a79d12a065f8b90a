import { locales } from '@sira/contract/locales'
import type { FieldAccess } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { inboxStaff } from '../access/inboxStaff.ts'
import { dossierCollection } from '../dossiers/dossierCollection.ts'
import { fixed } from '../dossiers/fieldAccess.ts'
import { historyField } from '../dossiers/history/historyField.ts'
import { stateField } from '../dossiers/moves/stateField.ts'
import { dayField } from '../fields/dayField.ts'
import { seenEmailOnly } from '../fields/mail/seenEmailOnly.ts'
import { inFrancs } from '../fields/money/inFrancs.ts'
import { timeField } from '../fields/timeField.ts'
import { readReply } from '../messages/replies/received/readReply.ts'
import { repliedAtField } from '../messages/replies/received/repliedAtField.ts'
import { privateFileField } from '../store/privateFiles/privateFileField.ts'
import { answerEstimate } from './answerEstimate.ts'
import { checkReach } from './checkReach.ts'
import { sendEstimate } from './dispatch/sendEstimate.ts'
import { estimateKind } from './estimateKind.ts'
import { estimateLines } from './estimateLines.ts'
import { estimateMachine, estimateStates } from './estimateStates.ts'
import { printEstimate } from './papers/estimatePdf.ts'
import { prepareEstimate } from './prepareEstimate.ts'
import { beginEstimate } from './requests/beginEstimate.ts'
import { copyEstimate } from './requests/copyEstimate.ts'
import { reviseEstimate } from './revision/reviseEstimate.ts'
import { withdrawEstimate } from './revision/withdrawEstimate.ts'
import { orderEstimate } from './sale/orderEstimate.ts'

/** What was sent stays as it was sent. */
const whileDraft: FieldAccess = ({ doc }) => doc?.etat === undefined || doc.etat === 'brouillon'
const written = { update: whileDraft }
const aside = { admin: { position: 'sidebar' } } as const

/** Prices that staff offer to somebody: written, sent as PDF, accepted or not. */
export const estimates = dossierCollection({
  slug: 'estimations',
  kind: estimateKind,
  machine: estimateMachine,
  searchedAs: 'numéro, nom, téléphone ou e-mail',
  typescript: { interface: 'Estimate' },
  labels: { singular: 'Devis chiffré', plural: 'Devis chiffrés' },
  access: {
    read: inboxStaff,
    create: inboxStaff,
    update: inboxStaff,
    // A number that was given stays given.
    delete: ({ req }) => inboxStaff({ req }) && { etat: { equals: 'brouillon' } },
  },
  admin: {
    group: adminGroups.dossiers,
    hidden: hiddenFrom('editor', 'cashier'),
    useAsTitle: 'nom',
    defaultColumns: ['nom', 'numero', 'etat', 'total', 'valableJusquau', 'createdAt'],
    listSearchableFields: ['searchText'],
    components: {
      edit: {
        beforeDocumentControls: ['/src/admin/estimates/EstimateTools.tsx#EstimateTools'],
      },
    },
  },
  endpoints: [
    beginEstimate,
    copyEstimate,
    printEstimate,
    sendEstimate,
    answerEstimate,
    orderEstimate,
    reviseEstimate,
    withdrawEstimate,
    readReply('estimations'),
  ],
  hooks: { beforeChange: [prepareEstimate] },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  fields: [
    {
      name: 'nom',
      type: 'text',
      label: 'Nom',
      maxLength: 255,
      // Not « required »: what was erased has none, and still expires.
      validate: (value: unknown, { siblingData }: { siblingData: { effaceeLe?: unknown } }) =>
        Boolean(value || siblingData.effaceeLe) || 'Donnez le nom du client.',
      access: written,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'email',
          type: 'text',
          label: 'E-mail',
          index: true,
          validate: checkReach.email,
          hooks: { beforeValidate: [seenEmailOnly] },
          access: written,
        },
        {
          name: 'phone',
          type: 'text',
          label: 'Téléphone',
          index: true,
          validate: checkReach.phone,
          access: written,
        },
      ],
    },
    estimateLines(whileDraft),
    {
      ...dayField({
        name: 'valableJusquau',
        label: 'Valable jusqu’au',
        description: 'Ce jour compris. Le lendemain, le devis expire de lui-même.',
      }),
      access: written,
    },
    {
      name: 'mot',
      type: 'textarea',
      label: 'Mot au client',
      maxLength: 5000,
      admin: { description: 'Dans la lettre qui porte le devis, sous « Bonjour ».' },
      access: written,
    },
    {
      name: 'conditions',
      type: 'textarea',
      label: 'Conditions',
      maxLength: 2000,
      admin: { description: 'Au bas du devis : délais, acompte, ce qui n’est pas compris.' },
      access: written,
    },
    { name: 'numero', type: 'text', label: 'Numéro', unique: true, access: fixed, ...aside },
    stateField(estimateMachine, 'brouillon'),
    inFrancs({
      name: 'total',
      type: 'number',
      label: 'Total (FCFA)',
      access: fixed,
      admin: {
        ...aside.admin,
        components: { Field: '/src/admin/estimates/EstimateTotal.tsx#EstimateTotal' },
      },
    }),
    {
      name: 'locale',
      type: 'select',
      label: 'Langue du client',
      required: true,
      defaultValue: 'fr',
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
      access: written,
      ...aside,
    },
    {
      name: 'demande',
      type: 'relationship',
      relationTo: 'devis',
      label: 'En réponse à',
      index: true,
      access: fixed,
      admin: {
        ...aside.admin,
        allowCreate: false,
        condition: ({ demande }) => Boolean(demande),
      },
    },
    // A draft, until it is sent and this estimate is replaced by it.
    {
      name: 'revision',
      type: 'relationship',
      relationTo: 'estimations',
      label: 'Révision',
      index: true,
      access: fixed,
      custom: { keepsTarget: false },
      admin: {
        ...aside.admin,
        allowCreate: false,
        condition: ({ revision }) => Boolean(revision),
      },
    },
    {
      name: 'commande',
      type: 'relationship',
      relationTo: 'commandes',
      label: 'Commande',
      access: fixed,
      custom: { keepsTarget: false },
      admin: {
        ...aside.admin,
        allowCreate: false,
        condition: ({ commande }) => Boolean(commande),
      },
    },
    repliedAtField,
    timeField({ name: 'envoyeLe', label: 'Envoyé le', sidebar: true }),
    timeField({ name: 'effaceeLe', label: 'Données du client effacées le', sidebar: true }),
    historyField(estimateStates),
    // The key of the PDF as it was sent, a private file (decision 87): it goes with its person.
    privateFileField('fichier'),
  ],
})
