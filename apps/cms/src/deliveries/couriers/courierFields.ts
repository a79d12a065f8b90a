import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
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
          'Ce numéro n’en est pas un. Hors du Burkina Faso, commencez par l’indicatif\u00a0: +225…',
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

function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' ? (internationalPhone(value, defaultDialCode) ?? value) : value
}
