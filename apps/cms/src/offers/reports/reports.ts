import { reportForm } from '@sira/contract/offers/report'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { isContentStaff } from '../../access/contentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { offerStaff } from '../../access/offers/offerStaff.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import type { KeptKind } from '../../dossiers/keptKind.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { sentFields } from '../../messages/reception/door/sentFields.ts'
import type { OfferReport } from '../../payload-types.ts'
import { reasonNames } from './reasonNames.ts'
import { reportMachine } from './reportMachine.ts'
import { takeReport } from './takeReport.ts'

const kind: KeptKind<keyof OfferReport & string> = {
  searched: ['email', 'message'],
  waiting: { etat: { equals: 'nouveau' }, suspicion: { exists: false } },
  waitingWords: { one: 'offre signalée à regarder', several: 'signalements d’offres à regarder' },
  waitingNote: 'à regarder',
  day: { since: 'createdAt', hours: 8 },
  assigned: false,
  board: { about: ['intitule', 'message'], only: { suspicion: { exists: false } } },
  replyWords: null,
  expired: ({ old, soon }) => ({
    or: [
      { createdAt: { less_than: old } },
      {
        createdAt: { less_than: soon },
        or: [{ etat: { equals: 'classé' } }, { suspicion: { exists: true } }],
      },
    ],
  }),
  personal: { label: 'Signalements d’offres', fields: ['email'] },
  followed: null,
  secret: ['idempotencyKey', 'reseau', 'cle'],
}

/** What visitors find wrong with an offer (product 13). Staff see to them at the offer. */
export const reports = dossierCollection({
  slug: 'signalements',
  kind,
  machine: reportMachine,
  searchedAs: 'e-mail ou message',
  typescript: { interface: 'OfferReport' },
  labels: { singular: 'Signalement', plural: 'Signalements' },
  access: { read: offerStaff, create: nobody, update: nobody, delete: administratorsOnly },
  admin: {
    group: adminGroups.dossiers,
    hidden: hiddenFrom('cashier'),
    useAsTitle: 'intitule',
    defaultColumns: ['intitule', 'motif', 'message', 'etat', 'createdAt'],
    listSearchableFields: ['searchText'],
    description:
      'On les classe sur l’écran de l’offre\u00a0: une éditrice, un éditeur ou l’administration le fait.',
  },
  custom: { door: { form: reportForm, keep: takeReport } },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    {
      name: 'job',
      type: 'relationship',
      relationTo: 'jobs',
      label: 'Offre',
      index: true,
      custom: { keepsTarget: false },
      access: fixed,
      // Agents cannot read the record: it would show them an offer without a title.
      admin: { condition: (_record, _beside, { user }) => isContentStaff(user) },
    },
    { name: 'intitule', type: 'text', label: 'Offre, telle que lue', access: fixed },
    {
      name: 'motif',
      type: 'select',
      label: 'Motif',
      required: true,
      options: optionsOf(reasonNames),
      access: fixed,
    },
    { name: 'message', type: 'textarea', label: 'Message', access: fixed },
    { name: 'email', type: 'text', label: 'E-mail', index: true, access: fixed },
    stateField(reportMachine, 'nouveau'),
    stepsField,
    // The network as a keyed digest (see networkMark), and once a day of it: never its address.
    { name: 'reseau', type: 'text', required: true, access: secret, admin: unseen },
    { name: 'cle', type: 'text', unique: true, access: secret, admin: unseen },
    ...sentFields,
  ],
})
