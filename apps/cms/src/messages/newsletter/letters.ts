import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { letterWriters } from '../../access/letterWriters.ts'
import { nobody } from '../../access/nobody.ts'
import { savingSlot } from '../../content/factories/savingSlot.ts'
import { lockedWhileSaved } from '../../database/records/lockedWhileSaved.ts'
import { guardState } from '../../dossiers/moves/guardState.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { deletedAtField } from '../../fields/deletedAtField.ts'
import { markdownField } from '../../fields/markdownField.ts'
import { markedRequired, requiredInFrench } from '../../fields/requiredInFrench.ts'
import { timeField } from '../../fields/timeField.ts'
import { letterEndpoints } from './dispatch/letterEndpoints.ts'
import { letterMachine } from './letterMachine.ts'
import { segmentFields } from './segmentFields.ts'

const byProgram = { create: nobody, update: nobody }

/**
 * Whether a letter may be changed. A sent letter never changes. A planned one may only be changed
 * by people who may send it, because their changes leave with it.
 */
function changeable({ req }: { req: PayloadRequest }): boolean | Where {
  if (inboxStaff({ req })) return { state: { in: ['draft', 'planned'] } }
  return letterWriters({ req }) && { state: { equals: 'draft' } }
}

/** Newsletters: written here, tested on their author, then sent to the confirmed subscribers. */
export const letters: CollectionConfig = {
  slug: 'letters',
  custom: { machine: letterMachine },
  // The name `Letter` is taken by all our e-mails (mail/drawing).
  typescript: { interface: 'NewsletterIssue' },
  labels: { singular: 'Lettre d’information', plural: 'Lettres d’information' },
  access: {
    read: letterWriters,
    create: letterWriters,
    update: changeable,
    // A planned letter must be taken back first.
    delete: ({ req }) => letterWriters({ req }) && { state: { equals: 'draft' } },
  },
  admin: {
    group: adminGroups.site,
    hidden: hiddenFrom('cashier'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'recipients', 'sendAt', 'sentAt'],
    description: 'Chaque abonné la reçoit dans sa langue, ou en français si elle manque.',
    components: {
      edit: {
        beforeDocumentControls: [
          '/src/admin/letters/LetterButtons.tsx#LetterButtons',
          savingSlot(false),
        ],
      },
    },
  },
  trash: true,
  // A save must not bring back the state from before the planning or the sending.
  hooks: lockedWhileSaved({ beforeChange: [guardState(letterMachine)] }),
  endpoints: letterEndpoints,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'subject',
      type: 'text',
      label: 'Objet',
      localized: true,
      maxLength: 120,
      validate: requiredInFrench,
      admin: { className: markedRequired },
    },
    markdownField({ name: 'body', label: 'Texte', required: true }),
    {
      name: 'state',
      type: 'select',
      label: 'État',
      defaultValue: 'draft',
      options: optionsOf(letterMachine.names),
      access: byProgram,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'recipients',
      type: 'number',
      label: 'Destinataires',
      access: byProgram,
      admin: { position: 'sidebar', readOnly: true },
    },
    timeField({ name: 'sendAt', label: 'Part le', sidebar: true }),
    ...segmentFields,
    timeField({ name: 'sentAt', label: 'Envoyée le', sidebar: true }),
    deletedAtField,
  ],
}
