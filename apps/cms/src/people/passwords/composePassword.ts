import type { CollectionBeforeOperationHook } from 'payload'
import { keptPassword } from './passwordText.ts'

/** Whatever way a new password comes in by; Payload reads it before any other hook could change it. */
export const composePassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: Record<string, unknown> }
  const password = data?.password
  if (typeof password !== 'string') return args
  return { ...args, data: { ...data, password: keptPassword(password) } }
}
