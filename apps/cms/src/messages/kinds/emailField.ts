import type { TextField } from 'payload'
import { seenEmailOnly } from '../../fields/mail/seenEmailOnly.ts'

/**
 * The address for the answer. It is empty, never null, for entries of staff after a call; the
 * public forms require it.
 */
export const emailField: TextField = {
  name: 'email',
  type: 'text',
  label: 'E-mail',
  required: true,
  index: true,
  hooks: { beforeValidate: [seenEmailOnly] },
  validate: (value: unknown, { siblingData }: { siblingData: object }) =>
    (typeof value === 'string' && (value !== '' || hasPhone(siblingData))) ||
    'Donnez une adresse e-mail, ou un numéro de téléphone.',
}

function hasPhone(record: object): boolean {
  return 'phone' in record && Boolean(record.phone)
}
