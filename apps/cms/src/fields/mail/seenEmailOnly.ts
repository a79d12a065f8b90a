import { seenEmail } from '@sira/contract/forms/email'
import type { FieldHook } from 'payload'

/** For fields with an address: nothing in it that nobody sees. */
export const seenEmailOnly: FieldHook = ({ value }) =>
  typeof value === 'string' ? seenEmail(value) : value
