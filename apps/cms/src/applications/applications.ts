import { refusalReasons } from '@sira/contract/applications/applicationStates'
import { formFiles } from '@sira/contract/deposits/formFiles'
import { adminGroups } from '../access/adminGroups.ts'
import { isContentStaff } from '../access/contentStaff.ts'
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
import { offerTemplates } from '../messages/templates/offerTemplates.ts'
import { exportYears } from './agreement/exportYears.ts'
import { applicationKind } from './applicationKind.ts'
import { applicationMachine } from './applicationMachine.ts'
import { noteConsent } from './consent/answerConsent.ts'
import { consentFields } from './consent/consentFields.ts'
import { applicationBoard } from './desk/applicationBoard.ts'
import { applicationDesk } from './desk/applicationDesk.ts'
import { applicationFileNames } from './desk/filesOfApplication.ts'
import { logCall } from './desk/logCall.ts'
import { sendFile } from './desk/sendFile.ts'
import { interviewFields } from './interview/interviewFields.ts'
import { cancelInterview, planInterview } from './interview/planInterview.ts'
import { moveApplication } from './moveApplication.ts'
import { planRefusal, takeBackRefusal } from './refusal/planRefusal.ts'
import { refusalFields } from './refusal/refusalFields.ts'
import { refusalReasonNames } from './stateNames.ts'

const ratings = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} sur 5` }))

/** Who applied to which offer, or to the pool (product 10). */
export const applications = dossierCollection({
  slug: 'candidatures',
  kind: applicationKind,
  machine: applicationMachine,
  searchedAs: 'référence, nom, téléphone, e-mail, offre, métier, ville ou compétence',
  typescript: { interface: 'Application' },
  labels: { singular: 'Candidature', plural: 'Candidatures' },
  access: { read: inboxStaff, create: nobody, update: inboxStaff, delete: nobody },
  admin: {
    group: adminGroups.dossiers,
    hidden: hiddenFrom('editor', 'cashier'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'nom', 'intitule', 'etat', 'repondueLe', 'createdAt'],
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
    noteConsent,
    sendFile,
    offerTemplates('candidatures', ({ nom }) => nom),
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
      // Others cannot read the record: it would show them an offer without a title.
      admin: {
        allowCreate: false,
        // The board chooses the offer; the filter stays where its address has one.
        disableListFilter: true,
        components: { Filter: '/src/admin/applications/OfferFilter.tsx#OfferFilter' },
        condition: (_record, _beside, { user }) => isContentStaff(user),
      },
    },
    // As the candidate read it; the offer may be gone, or hidden from whoever sees to applications.
    {
      name: 'intitule',
      type: 'text',
      label: 'Offre, telle que lue',
      access: fixed,
      admin: { position: 'sidebar', condition: ({ intitule }) => Boolean(intitule) },
    },
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
    // Trade, town, jobs, skills, languages: from the CV that was written here, and the message.
    { name: 'profil', type: 'textarea', access: fixed, admin: unseen },
    { name: 'reponses', type: 'json', access: fixed, admin: unseen },
    { name: 'resume', type: 'json', access: fixed, admin: unseen },
    ...formFiles.candidatures.flatMap((name) => keptFileFields(name, applicationFileNames[name])),
    {
      name: 'appreciation',
      type: 'select',
      label: 'Note de l’équipe (1 à 5)',
      options: ratings,
      admin: {
        description: 'Pour l’équipe seulement. Le tableau de l’offre la montre sur sa carte.',
      },
    },
    {
      name: 'notes',
      type: 'textarea',
      label: 'Notes internes',
      maxLength: 5000,
      admin: {
        description: 'Pour l’équipe\u00a0: le candidat ne les lit que s’il demande ses données.',
      },
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
      admin: {
        position: 'sidebar',
        description: 'Le dernier motif donné\u00a0; il reste là quand un refus a été repris.',
        condition: ({ motif }) => Boolean(motif),
      },
    },
    ...refusalFields,
    ...interviewFields,
    ...consentFields,
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
