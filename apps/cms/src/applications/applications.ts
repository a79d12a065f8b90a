import { refusalReasons } from '@sira/contract/applications/applicationStates'
import { adminGroups } from '../access/adminGroups.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { inboxStaff } from '../access/inboxStaff.ts'
import { nobody } from '../access/nobody.ts'
import { requireInboxStaff } from '../access/requireInboxStaff.ts'
import { keptFileFields } from '../deposits/keptFileFields.ts'
import { advance } from '../dossiers/desk/advance.ts'
import { dossierCollection } from '../dossiers/dossierCollection.ts'
import { fixed, secret, unseen } from '../dossiers/fieldAccess.ts'
import { stepsField } from '../dossiers/history/stepsField.ts'
import { stateField } from '../dossiers/moves/stateField.ts'
import { referenceField } from '../dossiers/referenceField.ts'
import { timeField } from '../fields/timeField.ts'
import { sentFields } from '../messages/reception/door/sentFields.ts'
import { exportYears } from './agreement/exportYears.ts'
import { applicationKind } from './applicationKind.ts'
import { applicationMachine } from './applicationMachine.ts'
import { applicationBoard } from './desk/applicationBoard.ts'
import { applicationDesk } from './desk/applicationDesk.ts'
import { logCall } from './desk/logCall.ts'
import { sendFile } from './desk/sendFile.ts'
import { interviewFields } from './interview/interviewFields.ts'
import { cancelInterview, planInterview } from './interview/planInterview.ts'
import { moveApplication } from './moveApplication.ts'
import { planRefusal, takeBackRefusal } from './refusal/planRefusal.ts'
import { refusalFields } from './refusal/refusalFields.ts'
import { refusalReasonNames } from './stateNames.ts'

/** Who applied to which offer, or to the pool (product 10). */
export const applications = dossierCollection({
  slug: 'candidatures',
  kind: applicationKind,
  machine: applicationMachine,
  searchedAs: 'référence, nom, téléphone, e-mail ou offre',
  typescript: { interface: 'Application' },
  labels: { singular: 'Candidature', plural: 'Candidatures' },
  access: { read: inboxStaff, create: nobody, update: inboxStaff, delete: nobody },
  admin: {
    group: adminGroups.jobs,
    hidden: hiddenFrom('editor', 'cashier'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'nom', 'offre', 'etat', 'repondueLe', 'createdAt'],
    listSearchableFields: ['searchText'],
    components: {
      beforeListTable: ['/src/admin/applications/ApplicationBoard.tsx#ApplicationBoard'],
    },
    description:
      'Sans offre, une candidature est au vivier. Personne ne reste sans réponse\u00a0: une lettre, ou un appel noté ici.',
  },
  endpoints: [
    applicationBoard,
    exportYears,
    applicationDesk,
    advance(applicationMachine, { allow: requireInboxStaff, move: moveApplication }),
    planRefusal,
    takeBackRefusal,
    planInterview,
    cancelInterview,
    logCall,
    sendFile,
  ],
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  indexes: [{ fields: ['offre', 'etat'] }],
  desk: [
    {
      name: 'bureau',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/applications/ApplicationDesk.tsx#ApplicationDesk' },
        disableListColumn: true,
      },
    },
  ],
  fields: [
    referenceField,
    stateField(applicationMachine),
    {
      name: 'offre',
      type: 'relationship',
      relationTo: 'jobs',
      label: 'Offre',
      access: fixed,
      admin: { allowCreate: false },
    },
    // As the candidate read it; the offer may be gone.
    { name: 'intitule', type: 'text', label: 'Offre, alors', access: fixed, admin: unseen },
    { name: 'nom', type: 'text', label: 'Nom', access: fixed },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: 'Téléphone', index: true, access: fixed },
        { name: 'indicatif', type: 'text', label: 'Indicatif', access: fixed },
        { name: 'email', type: 'text', label: 'E-mail', index: true, access: fixed },
      ],
    },
    { name: 'message', type: 'textarea', label: 'Message', access: fixed },
    { name: 'reponses', type: 'json', access: fixed, admin: unseen },
    { name: 'resume', type: 'json', access: fixed, admin: unseen },
    ...keptFileFields('cv', 'CV'),
    ...keptFileFields('lettre', 'Lettre'),
    {
      name: 'notes',
      type: 'textarea',
      label: 'Notes internes',
      maxLength: 5000,
      admin: { description: 'Pour l’équipe seulement\u00a0: le candidat n’en lit rien.' },
    },
    {
      name: 'appels',
      type: 'array',
      label: 'Appels',
      labels: { singular: 'Appel', plural: 'Appels' },
      access: fixed,
      admin: { initCollapsed: true },
      fields: [
        { name: 'date', type: 'date', label: 'Le', required: true },
        { name: 'qui', type: 'text', label: 'Par' },
        { name: 'mot', type: 'textarea', label: 'Ce qui a été dit' },
      ],
    },
    {
      name: 'motif',
      type: 'select',
      label: 'Motif du refus',
      options: refusalReasons.map((value) => ({ value, label: refusalReasonNames[value] })),
      access: fixed,
      admin: { position: 'sidebar', condition: ({ motif }) => Boolean(motif) },
    },
    ...refusalFields,
    ...interviewFields,
    stepsField,
    timeField({ name: 'consentiLe', label: 'Consentement donné le', sidebar: true }),
    { ...timeField({ name: 'repondueLe', label: 'Réponse le', sidebar: true }), index: true },
    timeField({ name: 'effaceeLe', label: 'Données du candidat effacées le', sidebar: true }),
    // Digests of the person, for any offer and for this one: see identity.
    { name: 'identite', type: 'text', index: true, access: secret, admin: unseen },
    { name: 'unicite', type: 'text', unique: true, access: secret, admin: unseen },
    { name: 'empreinte', type: 'text', access: secret, admin: unseen },
    ...sentFields,
  ],
})
