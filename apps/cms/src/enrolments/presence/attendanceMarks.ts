import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { keptForGood } from '../../money/collections/keptForGood.ts'
import { reachParticipants, writeToAll } from '../news/desk/writeToAll.ts'
import { attendanceDesk } from './desk/attendanceDesk.ts'
import { attendanceSheet } from './desk/attendanceSheet.ts'
import { exportParticipants } from './desk/exportParticipants.ts'
import { markPresence } from './desk/markPresence.ts'
import { bindPhone } from './phone/bindPhone.ts'
import { markByPhone } from './phone/markByPhone.ts'

/** Who was there, half day by half day, as it was said: only ever added to, each once (product 12.10). */
export const attendanceMarks: CollectionConfig = {
  ...keptForGood,
  slug: 'pointages',
  typescript: { interface: 'AttendanceMark' },
  labels: { singular: 'Pointage', plural: 'Pointages' },
  admin: {
    group: adminGroups.agenda,
    hidden: hiddenFrom('editor'),
    defaultColumns: ['inscription', 'demiJournee', 'present', 'qui', 'marqueLe', 'createdAt'],
  },
  endpoints: [
    attendanceDesk,
    markPresence,
    attendanceSheet,
    bindPhone,
    markByPhone,
    exportParticipants,
    reachParticipants,
    writeToAll,
  ],
  lockDocuments: false,
  fields: [
    // Of the device that sent it; it begins with the person and the half day.
    { name: 'cle', type: 'text', label: 'Clé', required: true, unique: true },
    {
      name: 'inscription',
      type: 'relationship',
      relationTo: 'inscriptions',
      label: 'Inscription',
      required: true,
      index: true,
    },
    { name: 'demiJournee', type: 'text', label: 'Demi-journée', required: true },
    { name: 'present', type: 'checkbox', label: 'Présent' },
    { name: 'qui', type: 'text', label: 'Dit par', required: true },
    {
      name: 'marqueLe',
      type: 'date',
      label: 'Marqué le (heure de l’appareil)',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
    },
  ],
}
