import { limits } from '@sira/contract/limits'
import { number, text } from '../export/exportColumns.ts'
import { followedColumns } from '../export/followedColumns.ts'
import { untouched } from '../facts/workStates.ts'
import { followedMessage } from '../followUp/followedMessage.ts'
import { keepMessage } from '../reception/door/keepForm.ts'
import { amountField } from '../workflow/amountField.ts'
import { emailField } from './emailField.ts'
import type { KindOfMessage } from './kindOfMessage.ts'
import { oldOrUnwanted } from './oldOrUnwanted.ts'

/** Requests for a quote (product 3). All values are kept as they were sent, even an empty name. */
export const quotes = {
  labels: { singular: 'Demande de devis', plural: 'Demandes de devis' },
  fields: [
    { name: 'nom', type: 'text', label: 'Nom' },
    emailField,
    { name: 'phone', type: 'text', label: 'Téléphone' },
    { name: 'service', type: 'text', label: 'Service', index: true },
    // Messages kept before they had a limit of their own must stay editable.
    { name: 'message', type: 'textarea', label: 'Message', maxLength: limits.formBody },
  ],
  staffFields: [amountField],
  columns: ['nom', 'reference', 'email', 'phone', 'service', 'state', 'assignee', 'createdAt'],
  searched: ['reference', 'nom', 'email', 'phone', 'service', 'message'],
  searchedAs: 'référence, nom, e-mail, téléphone, service ou message',
  exported: [
    ['Nom', text('nom')],
    ['E-mail', text('email')],
    ['Téléphone', text('phone')],
    ['Service', text('service')],
    ['Message', text('message'), 'several lines'],
    ...followedColumns,
    ['Montant estimé (FCFA)', number('amount')],
  ],
  waiting: untouched,
  waitingWords: { one: 'demande de devis à traiter', several: 'demandes de devis à traiter' },
  waitingNote: 'à traiter',
  day: { since: 'createdAt', hours: 8 },
  assigned: true,
  board: {
    about: ['service'],
    amount: 'amount',
    made: { label: 'Demande de devis', at: '/admin/saisie/devis' },
  },
  replyWords: ['réponse à une demande de devis à lire', 'réponses à des demandes de devis à lire'],
  expired: oldOrUnwanted,
  secret: ['idempotencyKey'],
  followed: followedMessage('devis'),
  personal: {
    label: 'Demandes de devis',
    fields: ['email'],
    phone: { field: 'phone', asTyped: true },
    name: 'nom',
  },
  keep: keepMessage('devis'),
  letters: {
    reference: 'devis',
    heading: 'Nouvelle demande de devis',
    read: ({ nom, email, phone, service, message }) => ({
      name: nom ?? '',
      email,
      phone: phone ?? '',
      service: service ?? '',
      message: message ?? '',
    }),
    acknowledgement: {
      fr: {
        subject: 'Nous avons reçu votre demande de devis',
        text: 'Votre demande est bien arrivée. Un conseiller l’étudie et vous rappelle sous un jour ouvré, au numéro que vous avez donné.',
      },
      en: {
        subject: 'We have received your quote request',
        text: 'Your request has arrived. An adviser is studying it and will call you within one working day, on the number you gave.',
      },
      ar: {
        subject: 'لقد تلقّينا طلب عرض السعر',
        text: 'وصلنا طلبكم. يدرسه أحد مستشارينا وسيتصل بكم خلال يوم عمل واحد على الرقم الذي قدّمتموه.',
      },
    },
  },
} satisfies KindOfMessage<'devis'>
