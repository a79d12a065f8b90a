import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { isContract } from '../../access/contractOrContentStaff.ts'
import { sessionReaders } from '../../access/sales/sessionReaders.ts'
import { lockedWhileSaved } from '../../database/records/lockedWhileSaved.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { guardState } from '../../dossiers/moves/guardState.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { staffOnly } from '../../fields/wire/onWire.ts'
import {
  announceChange,
  announceDeletion,
  rememberDeletedState,
  rememberPublicState,
} from '../../publication/changes/announceChange.ts'
import { noteChange } from '../changes/noteChange.ts'
import { publicState, publicStateFrom } from '../facts/publicState.ts'
import { advanceSession } from '../moves/advanceSession.ts'
import { sessionMachine } from '../moves/sessionMachine.ts'
import type { WhenCancelled } from '../moves/whenCancelled.ts'
import { type HeldSeats, keepSeats } from '../seats/keepSeats.ts'
import { repeatSession } from '../series/repeatSession.ts'
import { fillSession } from './fillSession.ts'
import { sessionChange } from './sessionChange.ts'
import { sessionDates } from './sessionDates.ts'
import { sessionPhone } from './sessionPhone.ts'
import { sessionPlace } from './sessionPlace.ts'
import { sessionSale } from './sessionSale.ts'

function shown({ req }: { req: PayloadRequest }): boolean | Where {
  return sessionReaders({ req }) || (isContract(req) && { etat: { not_equals: 'brouillon' } })
}

interface Sale {
  /** Knows who has a seat. */
  held: HeldSeats
  whenCancelled: WhenCancelled
}

/** The dated runs of trainings (product 10). */
export function sessions({ held, whenCancelled }: Sale): CollectionConfig {
  return {
    slug: 'sessions',
    custom: {
      machine: sessionMachine,
      unseen: { field: 'etat', value: 'brouillon' },
      whenCancelled,
    },
    typescript: { interface: 'TrainingSession' },
    labels: { singular: 'Session', plural: 'Sessions' },
    access: {
      read: shown,
      create: contentStaff,
      update: contentStaff,
      // A published session stays; it is cancelled instead.
      delete: ({ req }) => contentStaff({ req }) && { etat: { equals: 'brouillon' } },
    },
    admin: {
      group: adminGroups.agenda,
      useAsTitle: 'titre',
      defaultColumns: ['titre', 'etat', 'debut', 'ville', 'libres', 'places'],
      listSearchableFields: ['titre', 'ville', 'lieu', 'salle'],
    },
    disableDuplicate: true,
    defaultSort: 'debut',
    endpoints: [advanceSession, repeatSession],
    hooks: lockedWhileSaved({
      beforeChange: [
        guardState(sessionMachine),
        fillSession,
        keepSeats(held),
        noteChange,
        rememberPublicState,
      ],
      afterChange: [announceChange],
      beforeDelete: [rememberDeletedState],
      afterDelete: [announceDeletion],
    }),
    indexes: [{ fields: ['formation', 'debut'] }],
    fields: [
      {
        name: 'suite',
        type: 'ui',
        admin: {
          components: { Field: '/src/admin/sessions/SessionDesk.tsx#SessionDesk' },
          disableListColumn: true,
        },
      },
      {
        name: 'convocations',
        type: 'ui',
        admin: {
          components: { Field: '/src/admin/attendance/ConvocationDesk.tsx#ConvocationDesk' },
          disableListColumn: true,
        },
      },
      {
        name: 'presence',
        type: 'ui',
        admin: {
          components: { Field: '/src/admin/attendance/AttendanceDesk.tsx#AttendanceDesk' },
          disableListColumn: true,
        },
      },
      {
        name: 'attente',
        type: 'ui',
        admin: {
          components: { Field: '/src/admin/waiting/WaitingDesk.tsx#WaitingDesk' },
          disableListColumn: true,
        },
      },
      {
        name: 'evaluations',
        type: 'ui',
        admin: {
          components: { Field: '/src/admin/attendance/EvaluationDesk.tsx#EvaluationDesk' },
          disableListColumn: true,
        },
      },
      {
        name: 'titre',
        type: 'text',
        label: 'Titre',
        custom: { ...staffOnly },
        admin: { hidden: true },
      },
      {
        name: 'formation',
        type: 'relationship',
        relationTo: 'formations',
        label: 'Formation',
        required: true,
        index: true,
      },
      ...sessionDates,
      ...sessionPlace,
      ...sessionSale,
      ...sessionChange,
      ...sessionPhone,
      {
        ...stateField(sessionMachine, 'brouillon'),
        custom: { derived: { from: publicStateFrom, value: publicState } },
      },
      { ...stepsField, custom: { ...staffOnly } },
    ],
  }
}
