import type { ArrayField } from 'payload'
import { fixed } from '../fieldAccess.ts'

/** Every move of a record: from which state to which, when, by whom, why. Only ever added to. */
export const stepsField: ArrayField = {
  name: 'etapes',
  type: 'array',
  label: 'Étapes',
  labels: { singular: 'Étape', plural: 'Étapes' },
  access: fixed,
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/src/admin/orders/StepLabel.tsx#StepLabel' },
  },
  fields: [
    {
      name: 'date',
      type: 'date',
      label: 'Le',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
    },
    { name: 'de', type: 'text', label: 'De' },
    { name: 'vers', type: 'text', label: 'À', required: true },
    // A mover of `contract/dossiers/moves`.
    { name: 'par', type: 'text', label: 'Par', required: true },
    { name: 'qui', type: 'text', label: 'Nom' },
    { name: 'motif', type: 'text', label: 'Motif interne' },
    { name: 'message', type: 'textarea', label: 'Ce que le client lit' },
  ],
}
