import { formOf } from '@sira/contract/forms/messageForms'
import { locales } from '@sira/contract/locales'
import type { CollectionConfig } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { contentStaff } from '../access/contentStaff.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { nobody } from '../access/nobody.ts'
import { dossierCollection } from '../dossiers/dossierCollection.ts'
import { fixed, secret, unseen } from '../dossiers/fieldAccess.ts'
import { stepsField } from '../dossiers/history/stepsField.ts'
import { stateField } from '../dossiers/moves/stateField.ts'
import { timeField } from '../fields/timeField.ts'
import { announceThread, announceThreadAfterDelete } from './announceThread.ts'
import { commentKind } from './commentKind.ts'
import { commentMachine } from './commentMachine.ts'
import { commentEndpoints } from './desk/commentEndpoints.ts'
import { keepComment } from './keepComment.ts'

/** What visitors say of articles (product 2.8); staff read each before others do. */
export const comments: CollectionConfig = dossierCollection({
  slug: 'commentaires',
  kind: commentKind,
  machine: commentMachine,
  searchedAs: 'nom ou texte',
  custom: { door: { form: formOf('commentaires'), keep: keepComment } },
  typescript: { interface: 'Comment' },
  labels: { singular: 'Commentaire', plural: 'Commentaires' },
  access: { read: contentStaff, create: nobody, update: nobody, delete: contentStaff },
  admin: {
    group: adminGroups.dossiers,
    hidden: hiddenFrom('agent', 'cashier'),
    useAsTitle: 'nom',
    defaultColumns: ['nom', 'texte', 'etat', 'article', 'signalements', 'suspicion', 'createdAt'],
    listSearchableFields: ['searchText'],
  },
  disableBulkEdit: true,
  defaultSort: '-createdAt',
  endpoints: commentEndpoints,
  hooks: { afterChange: [announceThread], afterDelete: [announceThreadAfterDelete] },
  desk: [
    {
      name: 'moderation',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/comments/CommentDesk.tsx#CommentDesk' },
        disableListColumn: true,
      },
    },
  ],
  fields: [
    stateField(commentMachine),
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'blogs',
      label: 'Article',
      index: true,
      access: fixed,
    },
    { name: 'nom', type: 'text', label: 'Nom', access: fixed },
    { name: 'texte', type: 'textarea', label: 'Commentaire', access: fixed },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'commentaires',
      label: 'En réponse à',
      index: true,
      access: fixed,
    },
    {
      name: 'equipe',
      type: 'checkbox',
      label: 'Écrit par l’équipe',
      defaultValue: false,
      access: fixed,
      admin: { position: 'sidebar' },
    },
    {
      name: 'locale',
      type: 'select',
      label: 'Langue du visiteur',
      required: true,
      defaultValue: 'fr',
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
      access: fixed,
      admin: { position: 'sidebar' },
    },
    {
      name: 'signalements',
      type: 'number',
      label: 'Signalements de visiteurs',
      defaultValue: 0,
      access: fixed,
      admin: { position: 'sidebar' },
    },
    {
      name: 'suspicion',
      type: 'text',
      label: 'Semble envoyé par un programme',
      access: fixed,
      admin: { position: 'sidebar', condition: ({ suspicion }) => Boolean(suspicion) },
    },
    timeField({ name: 'effaceLe', label: 'Effacé le', sidebar: true }),
    stepsField,
    { name: 'idempotencyKey', type: 'text', unique: true, access: secret, admin: unseen },
  ],
})
