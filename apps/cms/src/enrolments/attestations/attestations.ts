import { locales } from '@sira/contract/locales'
import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { lockedWhileSaved } from '../../database/records/lockedWhileSaved.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { guardState } from '../../dossiers/moves/guardState.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { timeField } from '../../fields/timeField.ts'
import { keptForGood } from '../../money/collections/keptForGood.ts'
import { privateFileField } from '../../store/privateFiles/privateFileField.ts'
import { companyBundle } from '../bundle/companyBundle.ts'
import { attestationMachine } from './attestationMachine.ts'
import { correctAttestation } from './desk/correctAttestation.ts'
import { deliverAttestations } from './desk/deliverAttestations.ts'
import { exportAttestations } from './desk/exportAttestations.ts'
import { printAttestation } from './desk/printAttestation.ts'
import { withdrawAttestation } from './desk/withdrawAttestation.ts'

/**
 * Certificates of participants, as they were issued (product 11): values, template and file are
 * kept, so that no job and no new logo ever changes one. Their person is that of the seat.
 */
export const attestations: CollectionConfig = {
  ...keptForGood,
  slug: 'attestations',
  lockDocuments: false,
  custom: { machine: attestationMachine },
  typescript: { interface: 'Certificate' },
  labels: { singular: 'Attestation', plural: 'Attestations' },
  admin: {
    group: adminGroups.agenda,
    hidden: hiddenFrom('editor'),
    useAsTitle: 'code',
    defaultColumns: ['code', 'etat', 'nom', 'formation', 'debut', 'delivreeLe'],
    listSearchableFields: ['code', 'nom', 'formation'],
    components: {
      beforeListTable: ['/src/admin/attestations/AttestationExports.tsx#AttestationExports'],
    },
  },
  endpoints: [
    exportAttestations,
    deliverAttestations,
    printAttestation,
    correctAttestation,
    withdrawAttestation,
    companyBundle,
  ],
  hooks: lockedWhileSaved({ beforeChange: [guardState(attestationMachine)] }),
  // However often somebody presses the button, one version is issued once.
  indexes: [{ fields: ['inscription', 'version'], unique: true }],
  fields: [
    {
      name: 'bureau',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/attestations/AttestationDesk.tsx#AttestationDesk' },
        disableListColumn: true,
      },
    },
    { name: 'code', type: 'text', label: 'Code', required: true, unique: true },
    stateField(attestationMachine),
    {
      type: 'row',
      fields: [
        {
          name: 'inscription',
          type: 'relationship',
          relationTo: 'inscriptions',
          label: 'Inscription',
          required: true,
          index: true,
        },
        { name: 'version', type: 'number', label: 'Version', required: true },
      ],
    },
    {
      name: 'session',
      type: 'relationship',
      relationTo: 'sessions',
      label: 'Session',
      required: true,
      index: true,
    },
    { name: 'nom', type: 'text', label: 'Titulaire' },
    { name: 'formation', type: 'text', label: 'Formation', required: true },
    {
      type: 'row',
      fields: [
        { name: 'debut', type: 'date', label: 'Début', required: true },
        { name: 'fin', type: 'date', label: 'Fin', required: true },
        { name: 'heures', type: 'number', label: 'Heures', required: true },
      ],
    },
    { name: 'delivreeLe', type: 'date', label: 'Délivrée le', required: true },
    {
      name: 'locale',
      type: 'select',
      label: 'Langue',
      required: true,
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'modele', type: 'number', label: 'Version du modèle', required: true },
    { name: 'empreinte', type: 'text', label: 'Empreinte du fichier (SHA-256)', required: true },
    { name: 'remplaceePar', type: 'text', label: 'Remplacée par' },
    stepsField,
    timeField({ name: 'effaceeLe', label: 'Titulaire effacé le', sidebar: true }),
    privateFileField('fichier'),
  ],
}
