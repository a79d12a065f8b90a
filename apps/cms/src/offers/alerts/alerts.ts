import { type AlertCriterion, alertCriteria, alertForm } from '@sira/contract/offers/alert'
import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { deleteAll } from '../../database/records/deleteAll.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import type { KeptKind } from '../../dossiers/keptKind.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { timeField } from '../../fields/timeField.ts'
import { sentFields } from '../../messages/reception/door/sentFields.ts'
import type { JobAlert } from '../../payload-types.ts'
import { asTheListHasThem } from '../asTheListHasThem.ts'
import { alertMachine } from './alertMachine.ts'
import { criterionNames } from './criterionNames.ts'
import { takeAlert } from './takeAlert.ts'

const kind: KeptKind<keyof JobAlert & string> = {
  searched: ['email'],
  // An alert asks for no answer.
  waiting: { etat: { equals: 'à_confirmer' }, suspicion: { exists: true } },
  waitingWords: null,
  waitingNote: null,
  day: null,
  assigned: false,
  replyWords: null,
  // Alerts are kept for as long as their person stays.
  expired: ({ soon }) => ({
    etat: { in: ['à_confirmer', 'arrêtée'] },
    updatedAt: { less_than: soon },
  }),
  personal: { label: 'Alertes emploi', fields: ['email'] },
  followed: null,
  secret: ['idempotencyKey', 'cle'],
}

/** The criteria that keep the number of a list. */
const criterionLists = {
  domaine: 'jobdomains',
  contrat: 'jobtypes',
  experience: 'experience-levels',
} as const satisfies Partial<Record<AlertCriterion, CollectionSlug>>

function isListed(name: AlertCriterion): name is keyof typeof criterionLists {
  return name in criterionLists
}

/** Shown by its name; a list of alerts would have the number. */
function namedIn(list: CollectionSlug) {
  const path = '/src/admin/offers/NamedCriterion.tsx#NamedCriterion'
  const Field = { path, clientProps: { list } }
  return { components: { Field }, disableListColumn: true, disableListFilter: true }
}

/** The list of sent offers is deleted with its alert. */
const forgetSent: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteAll('envois-alerte', { alerte: { equals: id } }, req)

/** Searches of the offers that visitors have sent to them (product 13). */
export const alerts = dossierCollection({
  slug: 'alertes',
  kind,
  machine: alertMachine,
  searchedAs: 'e-mail',
  typescript: { interface: 'JobAlert' },
  labels: { singular: 'Alerte emploi', plural: 'Alertes emploi' },
  access: { read: contentStaff, create: nobody, update: nobody, delete: administratorsOnly },
  admin: {
    group: adminGroups.clients,
    hidden: hiddenFrom('agent', 'cashier'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'etat', 'q', 'ville', 'createdAt'],
    listSearchableFields: ['searchText'],
  },
  custom: { door: { form: alertForm, keep: takeAlert, read: asTheListHasThem } },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  lockDocuments: false,
  hooks: { beforeDelete: [forgetSent] },
  fields: [
    { name: 'email', type: 'text', label: 'E-mail', required: true, index: true, access: fixed },
    ...alertCriteria.map((name) => ({
      name,
      type: 'text' as const,
      label: criterionNames[name],
      access: fixed,
      ...(isListed(name) && { admin: namedIn(criterionLists[name]) }),
    })),
    stateField(alertMachine, 'à_confirmer'),
    timeField({ name: 'demandeeLe', label: 'Confirmation demandée le', sidebar: true }),
    timeField({ name: 'confirmeeLe', label: 'Confirmée le', sidebar: true }),
    stepsField,
    // Address and criteria as a keyed digest: the same search is kept once.
    { name: 'cle', type: 'text', unique: true, access: secret, admin: unseen },
    ...sentFields,
  ],
})
