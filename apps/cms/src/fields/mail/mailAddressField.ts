import { seenEmail } from '@sira/contract/forms/email'
import type { EmailField } from 'payload'
import { email as isMailAddress } from 'payload/shared'
import { seenEmailOnly } from './seenEmailOnly.ts'

/**
 * Payload’s own field of an address; it would refuse the invisible characters of a copied address.
 */
export function mailAddressField<Name extends string>(name: Name): EmailField & { name: Name } {
  return {
    name,
    type: 'email',
    hooks: { beforeValidate: [seenEmailOnly] },
    validate: (value, options) =>
      isMailAddress(typeof value === 'string' ? seenEmail(value) : value, options),
  }
}
