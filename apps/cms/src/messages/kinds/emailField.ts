import type { TextField } from 'payload'
import { seenEmailOnly } from '../../fields/mail/seenEmailOnly.ts'

/**
 * Where a visitor is answered; empty, never null, where staff entered what came by phone. Forms ask
 * for it at their door.
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
