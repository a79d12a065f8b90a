import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inFrancs } from '../../fields/money/inFrancs.ts'
import { closeDay } from '../closing/count/closeDay.ts'
import { keptForGood } from './keptForGood.ts'

const moment = {
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
} as const

/** The cash that was counted at the end of a day. The program alone writes it, once a day. */
export const dayClosings: CollectionConfig = {
  ...keptForGood,
  slug: 'clotures',
  typescript: { interface: 'DayClosing' },
  labels: { singular: 'Clôture', plural: 'Clôtures' },
  admin: {
    group: adminGroups.technical,
    hidden: hiddenFrom('editor'),
    useAsTitle: 'jour',
    defaultColumns: ['jour', 'attendu', 'compte', 'ecart', 'motif', 'par'],
    listSearchableFields: ['jour', 'par'],
  },
  defaultSort: '-jour',
  lockDocuments: false,
  endpoints: [closeDay],
  fields: [
    // `2026-11-29`.
    { name: 'jour', type: 'text', label: 'Jour', required: true, unique: true },
    inFrancs({ name: 'attendu', type: 'number', label: 'Attendu (FCFA)', required: true }),
    inFrancs({ name: 'compte', type: 'number', label: 'Compté (FCFA)', required: true }),
    inFrancs({ name: 'ecart', type: 'number', label: 'Écart (FCFA)', required: true }),
    { name: 'motif', type: 'text', label: 'Raison de l’écart' },
    { name: 'par', type: 'text', label: 'Clos par', required: true },
    // The cash that comes later is counted with the next day.
    { name: 'depuis', type: 'date', label: 'Compte depuis', required: true, admin: moment },
    { name: 'arrete', type: 'date', label: 'Arrêté à', required: true, admin: moment },
    // By denomination: what was counted, as it was typed.
    { name: 'coupures', type: 'json', required: true, admin: { hidden: true } },
  ],
}
