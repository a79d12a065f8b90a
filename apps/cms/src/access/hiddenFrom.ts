import { type Person, type Role, rolesOf } from './role.ts'

/** For `admin.hidden`: people of these roles, and of no other, do not see the collection in the menu. */
export function hiddenFrom(...hidden: Role[]): (args: { user: unknown }) => boolean {
  return ({ user }) => {
    const own = rolesOf(user as Person)
    return own.length > 0 && own.every((role) => hidden.includes(role))
  }
}
