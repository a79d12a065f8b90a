import { type SessionMode, sessionModes } from '@sira/contract/records/session'
import type { Field } from 'payload'
import { sessionReaders } from '../../access/sales/sessionReaders.ts'
import { textField } from '../../fields/textField.ts'
import { webAddress } from '../../fields/webAddress.ts'
import { byCode, staffOnly } from '../../fields/wire/onWire.ts'

const modes: Readonly<Record<SessionMode, string>> = {
  presentiel: 'Présentiel',
  virtuel: 'Classe virtuelle',
  elearning: 'E-learning',
}

/** Where and how a session is held, and who teaches. Names of places are the same in every language. */
export const sessionPlace: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'mode',
        type: 'select',
        label: 'Mode',
        required: true,
        defaultValue: 'presentiel',
        options: sessionModes.map((value) => ({ value, label: modes[value] })),
        custom: { ...byCode },
      },
      {
        ...textField({ name: 'ville', label: 'Ville', localised: false }),
        index: true,
      },
    ],
  },
  {
    type: 'row',
    fields: [
      textField({ name: 'lieu', label: 'Lieu', localised: false }),
      {
        ...textField({
          name: 'salle',
          label: 'Salle',
          description: 'Le calendrier montre quand elle est prise deux fois.',
          localised: false,
        }),
        custom: { ...staffOnly },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        ...textField({
          name: 'repere',
          label: 'Repère',
          description: 'Comme on l’explique au téléphone\u00a0: en face de…, derrière…',
          localised: false,
        }),
        custom: { ...staffOnly },
      },
      {
        name: 'carte',
        type: 'text',
        label: 'Lien de la carte',
        validate: webAddress,
        custom: { ...staffOnly },
      },
    ],
  },
  {
    name: 'lienPrive',
    type: 'text',
    label: 'Lien de la classe virtuelle',
    validate: webAddress,
    // The link lets anybody in: participants alone are told.
    access: { read: sessionReaders },
    custom: { ...staffOnly },
    admin: {
      condition: ({ mode }) => mode === 'virtuel' || mode === 'elearning',
      description: 'Jamais public\u00a0: seuls les participants le reçoivent.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'formateur',
        type: 'relationship',
        relationTo: 'formateurs',
        label: 'Formateur',
        custom: { ...staffOnly },
      },
      textField({
        name: 'langue',
        label: 'Langue',
        description: 'Vide\u00a0: celle de la formation.',
        localised: false,
      }),
    ],
  },
]
