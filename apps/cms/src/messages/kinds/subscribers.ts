import { seenEmailOnly } from '../../fields/mail/seenEmailOnly.ts'
import { timeField } from '../../fields/timeField.ts'
import { day, label, names, text, time } from '../export/exportColumns.ts'
import { untouched } from '../facts/workStates.ts'
import { allowAgain } from '../newsletter/allowAgain.ts'
import { askForConfirmation } from '../newsletter/askForConfirmation.ts'
import { consentFields } from '../newsletter/imports/consentFields.ts'
import { importEndpoints } from '../newsletter/imports/importEndpoints.ts'
import { subscriptions } from '../newsletter/subscriptions.ts'
import { subscribe } from '../reception/door/subscribe.ts'
import type { KindOfMessage } from './kindOfMessage.ts'

/** Subscriptions to the newsletter (product 3). The address is kept in lower case. */
export const subscribers = {
  labels: { singular: 'Abonné à la newsletter', plural: 'Abonnés à la newsletter' },
  fields: [
    {
      name: 'email',
      type: 'text',
      label: 'E-mail',
      required: true,
      unique: true,
      hooks: { beforeValidate: [seenEmailOnly] },
    },
    { name: 'nom', type: 'text', label: 'Nom', admin: { hidden: true } },
    {
      name: 'subscription',
      type: 'select',
      label: 'Abonnement',
      defaultValue: 'pending',
      index: true,
      options: Object.entries(subscriptions).map(([value, label]) => ({ value, label })),
    },
    timeField({ name: 'askedAt', label: 'Confirmation demandée le' }),
    timeField({ name: 'confirmedAt', label: 'Confirmé le' }),
    timeField({ name: 'unsubscribedAt', label: 'Désabonné le' }),
    {
      name: 'refusals',
      type: 'number',
      label: 'Refus de suite',
      admin: { hidden: true, disableListColumn: true },
    },
    timeField({ name: 'refusedAt', label: 'Écartée le : l’adresse refuse nos lettres' }),
    ...consentFields,
  ],
  staffFields: [
    {
      name: 'groups',
      type: 'relationship',
      label: 'Groupes',
      relationTo: 'reader-groups',
      hasMany: true,
      admin: { position: 'sidebar', allowEdit: false },
    },
  ],
  deeds: {
    endpoints: [allowAgain, ...importEndpoints],
    buttons: ['/src/admin/letters/AllowButton.tsx#AllowButton'],
  },
  columns: ['email', 'subscription', 'groups', 'createdAt'],
  searched: ['email'],
  searchedAs: 'e-mail ou numéro',
  exported: [
    ['E-mail', text('email')],
    ['Abonnement', label('subscription', subscriptions)],
    ['Groupes', names('groups')],
    ['Confirmé le', time('confirmedAt')],
    ['Consentement donné le', day('consentDay')],
    ['Source du consentement', text('consentSource')],
    ['Désabonné le', time('unsubscribedAt')],
    ['Écartée le', time('refusedAt')],
  ],
  waiting: untouched,
  // A subscription asks for no answer.
  waitingWords: null,
  waitingNote: null,
  day: null,
  assigned: true,
  replyWords: null,
  // Subscribers are kept for as long as they stay.
  expired: ({ old, soon }) => ({
    or: [
      { subscription: { equals: 'unsubscribed' }, unsubscribedAt: { less_than: old } },
      { subscription: { equals: 'pending' }, askedAt: { less_than: soon } },
    ],
  }),
  secret: ['idempotencyKey'],
  followed: null,
  personal: { label: 'Abonnements', fields: ['email'] },
  keep: subscribe,
  letters: null,
  afterChange: [askForConfirmation],
} satisfies KindOfMessage<'newsletters'>
