import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../../access/adminGroups.ts'
import { hiddenFrom } from '../../../access/hiddenFrom.ts'
import { keptFileFields } from '../../../deposits/keptFileFields.ts'
import type { Evidence } from '../../../dossiers/retention/eraseEvidence.ts'
import { keptForGood } from '../../../money/collections/keptForGood.ts'
import { keepSheetOfStaff } from './keepSheetOfStaff.ts'
import { removeSheetFile } from './removeSheetFile.ts'
import { sendSheet } from './sendSheet.ts'

/** Years that whoever paid for a training may ask who was there. */
const evidenceYears = 5

/** Photographs of signed sheets: they name several persons, so nobody’s erasure takes them away. */
export const signedSheets: CollectionConfig = {
  ...keptForGood,
  slug: 'feuilles-signees',
  custom: { evidenceYears } satisfies Evidence,
  typescript: { interface: 'SignedSheet' },
  labels: { singular: 'Feuille signée', plural: 'Feuilles signées' },
  admin: {
    group: adminGroups.agenda,
    hidden: hiddenFrom('editor'),
    defaultColumns: ['session', 'demiJournee', 'qui', 'createdAt'],
  },
  endpoints: [keepSheetOfStaff, sendSheet],
  hooks: { beforeDelete: [removeSheetFile] },
  lockDocuments: false,
  fields: [
    // The client key: sent twice, the photograph is kept once.
    { name: 'cle', type: 'text', label: 'Clé', required: true, unique: true },
    {
      name: 'session',
      type: 'relationship',
      relationTo: 'sessions',
      label: 'Session',
      required: true,
      index: true,
    },
    { name: 'demiJournee', type: 'text', label: 'Demi-journée', required: true },
    { name: 'qui', type: 'text', label: 'Envoyée par', required: true },
    ...keptFileFields('photo', 'Photo'),
  ],
}
