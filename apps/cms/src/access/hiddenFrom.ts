import { hasRole, type Role } from './role.ts'

/** For `admin.hidden`: people of these roles do not see the collection in the menu. */
export function hiddenFrom(...hidden: Role[]): (args: { user: unknown }) => boolean {
  return ({ user }) => hasRole(user as { role?: unknown } | null, ...hidden)
}
