import type { FieldHook } from 'payload'
import type { User } from '../payload-types.ts'

/**
 * Cleans the further roles: no role twice, and none beside that of an administrator, who has all of
 * them; otherwise a former administrator would silently get his old roles back. An invalid role
 * stays: Payload (3.90) validates the value later, and refuses it.
 */
export const besideTheFirst: FieldHook<User, unknown, Partial<User>> = ({
  originalDoc,
  siblingData,
  value,
}) => {
  const first = siblingData.role ?? originalDoc?.role
  if (first === 'administrator' || !Array.isArray(value)) return []
  return value.filter((role) => role !== first)
}
