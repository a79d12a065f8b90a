import { seenEmail } from '@sira/contract/forms/email'
import type { FieldHook } from 'payload'

/** Removes invisible characters from fields with an address. */
export const seenEmailOnly: FieldHook = ({ value }) =>
  typeof value === 'string' ? seenEmail(value) : value
