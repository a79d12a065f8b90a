import type { FieldHook } from 'payload'
import type { User } from '../payload-types.ts'

/**
 * The roles beside the first: no role twice, and none beside an administrator's, who has them all
 * and would otherwise get back unseen, the day he is none any more, what he had before. What is no
 * role stays in: Payload (3.90) looks at the value after this, and refuses it.
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
