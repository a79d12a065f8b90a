import type { RelationshipFieldSingleValidation, SingleRelationshipField } from 'payload'
import { relationship } from 'payload/shared'
import { inboxStaff, isInboxStaff } from '../../access/inboxStaff.ts'
import { withRole } from '../../access/role.ts'

/**
 * Keeps an assignee who has lost the role: Payload (3.90) checks the whole record at each save, and
 * without this nothing could be answered any more.
 */
const stillOrAgain: RelationshipFieldSingleValidation = (value, options) =>
  assigneeId(value) === assigneeId(options.previousValue) ? true : relationship(value, options)

/** The colleague who sees to a record. The till reads no account of a colleague, and gives nothing to anybody. */
export const assigneeField: SingleRelationshipField = {
  name: 'assignee',
  type: 'relationship',
  label: 'Suivi par',
  relationTo: 'users',
  filterOptions: withRole('administrator', 'agent'),
  validate: stillOrAgain,
  access: { update: inboxStaff },
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    condition: (_record, _beside, { user }) => isInboxStaff(user),
  },
}

/** Gives the id of an assignee, whether Payload gave the person or only the number. */
export function assigneeId(person: unknown): unknown {
  return typeof person === 'object' && person !== null && 'id' in person ? person.id : person
}
