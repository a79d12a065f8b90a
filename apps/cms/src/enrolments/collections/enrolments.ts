import { adminGroups } from '../../access/adminGroups.ts'
import { nobody } from '../../access/nobody.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { timeField } from '../../fields/timeField.ts'
import { keptForGood, orderMenu } from '../../money/collections/keptForGood.ts'
import {
  convocationDesk,
  printConvocation,
  sendConvocations,
} from '../convocations/desk/convocationDesk.ts'
import { enrolmentKind } from '../enrolmentKind.ts'
import { evaluationDesk, publishOpinion } from '../evaluations/desk/evaluationDesk.ts'
import { evaluationFields } from '../evaluations/evaluationFields.ts'
import { enrolmentMachine } from '../moves/enrolmentMachine.ts'
import { callsMade, callsToMake } from '../news/desk/callsToMake.ts'
import { toldByPhone } from '../stateNames.ts'

/** One seat of one person in one session: it holds the seat, not the line of its order (product 10). */
export const enrolments = dossierCollection({
  ...keptForGood,
  slug: 'inscriptions',
  kind: enrolmentKind,
  machine: enrolmentMachine,
  searchedAs: 'référence, nom, téléphone ou e-mail',
  typescript: { interface: 'Enrolment' },
  labels: { singular: 'Inscription', plural: 'Inscriptions' },
  access: { ...keptForGood.access, update: orderStaff },
  admin: {
    ...orderMenu,
    group: adminGroups.dossiers,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'etat', 'nom', 'session', 'commande', 'createdAt'],
    listSearchableFields: ['searchText'],
  },
  endpoints: [
    callsToMake,
    callsMade,
    convocationDesk,
    sendConvocations,
    printConvocation,
    evaluationDesk,
    publishOpinion,
  ],
  desk: [
    {
      name: 'argent-a-decider',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/enrolments/SeatMoney.tsx#SeatMoney' },
        disableListColumn: true,
      },
    },
    {
      name: 'place-a-annuler',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/enrolments/CancelSeat.tsx#CancelSeat' },
        disableListColumn: true,
      },
    },
    {
      name: 'prevenir',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/enrolments/TellByPhone.tsx#TellByPhone' },
        disableListColumn: true,
      },
    },
  ],
  // A seat is given out once, whatever comes twice.
  indexes: [{ fields: ['commande', 'session', 'place'], unique: true }],
  fields: [
    {
      name: 'reference',
      type: 'text',
      label: 'Référence',
      required: true,
      unique: true,
      access: fixed,
    },
    stateField(enrolmentMachine),
    {
      name: 'session',
      type: 'relationship',
      relationTo: 'sessions',
      label: 'Session',
      required: true,
      index: true,
      access: fixed,
    },
    {
      name: 'commande',
      type: 'relationship',
      relationTo: 'commandes',
      label: 'Commande',
      required: true,
      index: true,
      access: fixed,
    },
    {
      name: 'place',
      type: 'number',
      label: 'Rang dans la commande',
      required: true,
      access: fixed,
    },
    { name: 'nom', type: 'text', label: 'Nom', maxLength: 255, access: fixed },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: 'Téléphone', index: true, access: fixed },
        { name: 'email', type: 'text', label: 'E-mail', index: true, access: fixed },
      ],
    },
    inFrancs({ name: 'prix', type: 'number', label: 'Prix (FCFA)', required: true, access: fixed }),
    inFrancs({ name: 'acompte', type: 'number', label: 'Acompte (FCFA)', access: fixed }),
    // The sum paid for a seat that was left late, and too much since: null once staff have decided.
    inFrancs({
      name: 'aDecider',
      type: 'number',
      label: 'Argent à décider (FCFA)',
      access: fixed,
      admin: { condition: ({ aDecider }) => Boolean(aDecider) },
    }),
    { name: 'notes', type: 'textarea', label: 'Notes internes' },
    // Since when somebody of it has to be called: the session is moved or cancelled.
    timeField({ name: 'prevenirLe', label: 'À prévenir depuis le', sidebar: true }),
    // The reason for the call.
    {
      name: 'prevenirDe',
      type: 'select',
      label: 'Prévenir de',
      options: optionsOf(toldByPhone),
      access: fixed,
      admin: { position: 'sidebar', condition: ({ prevenirLe }) => Boolean(prevenirLe) },
    },
    timeField({ name: 'convoqueLe', label: 'Convoqué le', sidebar: true }),
    // The start of which its people were reminded.
    { name: 'rappelePour', type: 'date', access: fixed, admin: unseen },
    ...evaluationFields,
    stepsField,
    // Of the last change that somebody sent: the same once more is no other change.
    { name: 'cleChange', type: 'text', access: secret, admin: unseen },
    { name: 'empreinteChange', type: 'text', access: secret, admin: unseen },
    {
      ...timeField({ name: 'effaceeLe', label: 'Données effacées le', sidebar: true }),
      access: { create: nobody, update: nobody },
    },
  ],
})
