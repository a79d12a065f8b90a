import type { CollectionBeforeOperationHook } from 'payload'
import { keptPassword } from './passwordText.ts'

/**
 * Normalises a new password, whatever its way in; it runs first, because Payload reads the password
 * before other hooks.
 */
export const composePassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: Record<string, unknown> }
  const password = data?.password
  if (typeof password !== 'string') return args
  return { ...args, data: { ...data, password: keptPassword(password) } }
}
