import type { CollectionConfig, CollectionSlug } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { searchableBy } from '../../dossiers/search/searchableBy.ts'
import { searchTextField } from '../../dossiers/search/searchTextField.ts'
import { timeField } from '../../fields/timeField.ts'
import { forgetLetter } from '../../mail/forgetLetter.ts'
import { forgetAttachments } from '../attachments/forgetAttachments.ts'
import { emailKind } from './emailKind.ts'
import { forgetReply } from './forgetReply.ts'
import { hideNewLetter } from './hideWithRecord.ts'
import { resendEmail } from './resendEmail.ts'
import { shownLetters } from './shownLetters.ts'

export const emailKinds = {
  notice: 'Avis à l’équipe',
  acknowledgement: 'Accusé de réception',
  answer: 'Réponse',
  confirmation: 'Confirmation d’abonnement',
  newsletter: 'Lettre d’information',
  alert: 'Alerte emploi',
  order: 'Commande',
  unpaidOrder: 'Commande sans paiement',
  estimate: 'Devis',
  delivery: 'Livraison',
  application: 'Candidature',
  reminder: 'Rappel à l’équipe',
  warning: 'Avis d’effacement',
  reply: 'Réponse reçue',
} as const

/** A form's text at its longest, with every character escaped. */
const longestBody = 1_000_000
const states = {
  waiting: 'En attente',
  // Beyond a bound (see letterCap): it leaves when staff send it.
  held: 'Retenu',
  sent: 'Envoyé',
  // Without a mail server: the letter has not left.
  written: 'Écrit dans un fichier',
  failed: 'Échec',
  received: 'Reçu',
} as const

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/**
 * All e-mails of the program, waiting, sent and failed, and the replies of visitors. Each is about
 * one of these dossiers, or about none.
 */
export function emails(dossiers: readonly CollectionConfig[]): CollectionConfig {
  return {
    slug: 'emails',
    custom: { kind: emailKind },
    labels: { singular: 'E-mail', plural: 'E-mails' },
    access: { read: shownLetters, create: nobody, update: nobody, delete: administratorsOnly },
    admin: {
      group: adminGroups.clients,
      hidden: hiddenFrom('editor', 'cashier'),
      useAsTitle: 'subject',
      defaultColumns: ['subject', 'to', 'kind', 'state', 'createdAt'],
      listSearchableFields: ['searchText'],
      description:
        'Tant que ce site n’a pas de serveur d’envoi, rien ne part\u00a0: les messages sont écrits dans des fichiers. Prévenez la personne qui s’occupe du serveur.',
      components: {
        edit: { beforeDocumentControls: ['/src/admin/inbox/ResendButton.tsx#ResendButton'] },
      },
    },
    endpoints: [resendEmail],
    hooks: {
      ...searchableBy(emailKind.searched, hideNewLetter),
      beforeDelete: [forgetAttachments],
      afterDelete: [forgetLetter, forgetReply],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    // For the counts of the letters of a day, made for each letter that a form causes.
    indexes: [
      { fields: ['mailbox', 'createdAt', 'kind', 'state'] },
      { fields: ['kind', 'createdAt', 'state'] },
    ],
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'to', type: 'text', label: 'À', required: true, index: true },
          { name: 'replyTo', type: 'text', label: 'Répondre à', index: true },
        ],
      },
      { name: 'mailbox', type: 'text', admin: { hidden: true } },
      { name: 'subject', type: 'text', label: 'Objet', required: true },
      {
        name: 'text',
        type: 'textarea',
        label: 'Texte',
        maxLength: longestBody,
        admin: { rows: 14 },
      },
      { name: 'html', type: 'textarea', maxLength: longestBody, admin: { hidden: true } },
      { name: 'unsubscribe', type: 'text', admin: { hidden: true } },
      { name: 'messageId', type: 'text', required: true, unique: true, admin: { hidden: true } },
      {
        name: 'kind',
        type: 'select',
        label: 'Genre',
        required: true,
        options: choices(emailKinds),
        admin: { position: 'sidebar' },
      },
      {
        name: 'state',
        type: 'select',
        label: 'État',
        required: true,
        index: true,
        options: choices(states),
        admin: { position: 'sidebar' },
      },
      { name: 'attempts', type: 'number', label: 'Essais', admin: { position: 'sidebar' } },
      {
        name: 'lastError',
        type: 'text',
        label: 'Pourquoi il n’est pas parti',
        admin: { position: 'sidebar', condition: ({ lastError }) => Boolean(lastError) },
      },
      timeField({ name: 'sentAt', label: 'Parti le', sidebar: true }),
      {
        name: 'file',
        type: 'text',
        label: 'Écrit dans',
        admin: { position: 'sidebar', condition: ({ file }) => Boolean(file) },
      },
      {
        name: 'about',
        type: 'relationship',
        label: 'Au sujet de',
        relationTo: dossiers.flatMap(({ slug, custom }) =>
          custom?.kind ? [slug as CollectionSlug] : [],
        ),
        admin: { position: 'sidebar' },
      },
      // True while its record is in the trash: only administrators see it, see shownLetters.
      { name: 'aboutTrash', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
      searchTextField('adresse, objet ou numéro'),
    ],
  }
}
