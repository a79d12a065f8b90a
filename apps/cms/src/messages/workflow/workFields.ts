import type { Field, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { withRole } from '../../access/role.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { timeField } from '../../fields/timeField.ts'
import { workStates } from '../facts/workStates.ts'
import { sentFields } from '../reception/door/sentFields.ts'
import { assigneeId } from './assigneeId.ts'

/**
 * Whoever followed a request before losing the role goes on being named: Payload (3.90) checks the
 * whole record at each save, and nothing could be answered any more.
 */
const stillOrAgain: RelationshipFieldSingleValidation = (value, options) =>
  assigneeId(value) === assigneeId(options.previousValue) ? true : relationship(value, options)

/** What staff add to something a visitor sent: its state, who sees to it, notes. */
export const workFields: Field[] = [
  {
    name: 'notes',
    type: 'array',
    label: 'Notes internes',
    labels: { singular: 'Note', plural: 'Notes' },
    admin: { description: 'Pour l’équipe seulement : rien de ceci n’est envoyé.' },
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
  {
    name: 'assignee',
    type: 'relationship',
    label: 'Suivi par',
    relationTo: 'users',
    filterOptions: withRole('administrator', 'agent'),
    validate: stillOrAgain,
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  },
  ...sentFields,
]
