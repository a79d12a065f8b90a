import type { Field } from 'payload'
import { keptFileFields } from '../../deposits/keptFileFields.ts'
import { deviceFields } from '../../devices/deviceFields.ts'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { referenceField } from '../../dossiers/referenceField.ts'
import { dayField } from '../../fields/dayField.ts'
import { seenEmailOnly } from '../../fields/mail/seenEmailOnly.ts'
import { sentFields } from '../../messages/reception/door/sentFields.ts'
import { noNumber, wholeNumber } from '../calledNumber.ts'
import { paperNames, vehicleNames } from '../deliveryNames.ts'
import { courierMachine } from './courierMachine.ts'

const side = { position: 'sidebar' } as const

export const courierFields: Field[] = [
  { ...referenceField, required: true },
  stateField(courierMachine, 'reçue'),
  { name: 'nom', type: 'text', label: 'Nom', required: true, maxLength: 255 },
  {
    type: 'row',
    fields: [
      {
        name: 'phone',
        type: 'text',
        label: 'Téléphone',
        required: true,
        index: true,
        hooks: { beforeValidate: [({ value }) => wholeNumber(value)] },
        validate: (value: unknown) =>
          (typeof value === 'string' && wholeNumber(value) === value && value.startsWith('+')) ||
          noNumber,
      },
      { name: 'indicatif', type: 'text', label: 'Indicatif', access: fixed, admin: unseen },
      {
        name: 'email',
        type: 'text',
        label: 'E-mail',
        index: true,
        hooks: { beforeValidate: [seenEmailOnly] },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'ville', type: 'text', label: 'Ville', required: true, maxLength: 255 },
      { name: 'zone', type: 'text', label: 'Quartiers servis', maxLength: 255 },
      {
        name: 'engin',
        type: 'select',
        label: 'Engin',
        required: true,
        options: optionsOf(vehicleNames),
      },
      { name: 'permis', type: 'text', label: 'Numéro du permis', maxLength: 80 },
    ],
  },
  {
    name: 'disponible',
    type: 'checkbox',
    label: 'Disponible aujourd’hui',
    defaultValue: true,
    admin: side,
  },
  // Since when he has cash that nobody has counted; the sum stands in the ledger alone.
  { name: 'especesDepuis', type: 'date', index: true, access: fixed, admin: unseen },
  {
    name: 'pieces',
    type: 'array',
    label: 'Pièces',
    labels: { singular: 'une pièce', plural: 'Pièces' },
    maxRows: 12,
    admin: {
      components: { RowLabel: '/src/admin/deliveries/PaperLabel.tsx#PaperLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'nature',
            type: 'select',
            label: 'Pièce',
            required: true,
            options: optionsOf(paperNames),
          },
          { name: 'numero', type: 'text', label: 'Numéro', maxLength: 80 },
          dayField({ name: 'expireLe', label: 'Valable jusqu’au' }),
        ],
      },
    ],
  },
  ...keptFileFields('pieceFichier', 'Pièce d’identité'),
  ...keptFileFields('permisFichier', 'Permis de conduire'),
  { name: 'notes', type: 'textarea', label: 'Notes internes' },
  stepsField,
  ...deviceFields(),
  // Of what was sent: under one key it is the same.
  { name: 'empreinte', type: 'text', access: secret, admin: unseen },
  ...sentFields,
]
