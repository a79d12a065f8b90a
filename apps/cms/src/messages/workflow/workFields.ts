import type { Field } from 'payload'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { rowName } from '../../fields/rowName.ts'
import { timeField } from '../../fields/timeField.ts'
import { workStates } from '../facts/workStates.ts'
import { sentFields } from '../reception/door/sentFields.ts'

/** The fields of staff on a message: its state, notes. */
export const workFields: Field[] = [
  {
    name: 'notes',
    type: 'array',
    label: 'Notes internes',
    labels: { singular: 'une note', plural: 'Notes' },
    admin: {
      ...rowName('Note', ['author']),
      description: 'Pour l’équipe seulement : rien de ceci n’est envoyé.',
    },
    fields: [
      { name: 'text', type: 'textarea', label: 'Note', required: true },
      {
        type: 'row',
        fields: [
          { name: 'author', type: 'text', label: 'De', admin: { readOnly: true } },
          timeField({ name: 'at', label: 'Le' }),
        ],
      },
    ],
  },
  {
    name: 'state',
    type: 'select',
    label: 'État',
    defaultValue: 'new',
    index: true,
    options: optionsOf(workStates),
    admin: { position: 'sidebar', isClearable: false },
  },
  ...sentFields,
]
