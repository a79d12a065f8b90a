import { limits } from '@sira/contract/limits'
import { text } from '../export/exportColumns.ts'
import { followedColumns } from '../export/followedColumns.ts'
import { untouched } from '../facts/workStates.ts'
import { followedMessage } from '../followUp/followedMessage.ts'
import { keepMessage } from '../reception/door/keepForm.ts'
import { wholePhone } from '../reception/wholePhone.ts'
import { emailField } from './emailField.ts'
import type { KindOfMessage } from './kindOfMessage.ts'
import { oldOrUnwanted } from './oldOrUnwanted.ts'

/** Messages of the contact page (product 2.6, 3). Numbers are kept in international form. */
export const contacts = {
  labels: { singular: 'Message', plural: 'Messages' },
  fields: [
    { name: 'name', type: 'text', label: 'Nom' },
    emailField,
    {
      type: 'row',
      fields: [
        { name: 'indicatif', type: 'text', label: 'Indicatif', admin: { width: '30%' } },
        { name: 'phone', type: 'text', label: 'Téléphone', admin: { width: '70%' } },
      ],
    },
    { name: 'subject', type: 'text', label: 'Service', index: true },
    // Messages kept before they had a limit of their own must stay editable.
    { name: 'message', type: 'textarea', label: 'Message', maxLength: limits.formBody },
  ],
  columns: ['name', 'reference', 'email', 'phone', 'subject', 'state', 'assignee', 'createdAt'],
  searched: ['reference', 'name', 'email', 'phone', 'subject', 'message'],
  searchedAs: 'référence, nom, e-mail, téléphone, service ou message',
  exported: [
    ['Nom', text('name')],
    ['E-mail', text('email')],
    ['Indicatif', text('indicatif')],
    ['Téléphone', text('phone')],
    ['Service', text('subject')],
    ['Message', text('message'), 'several lines'],
    ...followedColumns,
  ],
  waiting: untouched,
  waitingWords: { one: 'message à traiter', several: 'messages à traiter' },
  waitingNote: 'à traiter',
  day: { since: 'createdAt', hours: 8 },
  assigned: true,
  board: {
    about: ['subject'],
    made: { label: 'Message, appel', at: '/admin/saisie/contacts' },
  },
  replyWords: ['réponse à un message à lire', 'réponses à des messages à lire'],
  expired: oldOrUnwanted,
  secret: ['idempotencyKey'],
  followed: followedMessage('message'),
  personal: {
    label: 'Messages',
    fields: ['email'],
    phone: { field: 'phone', dialCode: 'indicatif', asTyped: true },
    name: 'name',
  },
  keep: keepMessage('contacts'),
  letters: {
    reference: 'message',
    heading: 'Nouveau message',
    read: ({ name, email, indicatif, phone, subject, message }) => ({
      name: name ?? '',
      email,
      phone: wholePhone(indicatif, phone),
      service: subject ?? '',
      message: message ?? '',
    }),
    acknowledgement: {
      fr: {
        subject: 'Nous avons reçu votre message',
        text: 'Votre message est bien arrivé. Nous vous répondons dans la journée, du lundi au samedi midi.',
      },
      en: {
        subject: 'We have received your message',
        text: 'Your message has arrived. We answer the same day, from Monday to midday on Saturday.',
      },
      ar: {
        subject: 'لقد تلقّينا رسالتكم',
        text: 'وصلتنا رسالتكم. نردّ في اليوم نفسه، من الاثنين إلى ظهر السبت.',
      },
    },
  },
} satisfies KindOfMessage<'contacts'>
