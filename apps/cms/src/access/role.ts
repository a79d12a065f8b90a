import type { PayloadRequest, Where } from 'payload'

/** The roles of the back office, with the names staff read. */
export const roles = {
  administrator: 'Administrateur',
  editor: 'Rédacteur',
  agent: 'Agent',
  cashier: 'Caisse',
} as const

export type Role = keyof typeof roles

const extra = ['editor', 'agent', 'cashier'] as const satisfies readonly Role[]

export type ExtraRole = (typeof extra)[number]

/** Roles that a person may have beside the first one; an administrator has every right already. */
export const extraRoles = extra.map((value) => ({ value, label: roles[value] }))

/** The person as Payload knows them at a request, or as the admin screens know them. */
export type Person =
  | PayloadRequest['user']
  | { role?: unknown; moreRoles?: unknown }
  | null
  | undefined

/** Nobody, and a user without a known role, has none. */
export function rolesOf(person: Person): Role[] {
  if (!person) return []
  const first = 'role' in person ? person.role : undefined
  const more = 'moreRoles' in person ? person.moreRoles : undefined
  const given: unknown[] = [first, ...(Array.isArray(more) ? more.filter(isExtra) : [])]
  return given.filter(isRole)
}

export function hasRole(person: Person, ...wanted: Role[]): boolean {
  return rolesOf(person).some((role) => wanted.includes(role))
}

/** The people of one of these roles, first or not. */
export function withRole(...wanted: Role[]): Where {
  return { or: [{ role: { in: wanted } }, { moreRoles: { in: wanted.filter(isExtra) } }] }
}

export function isRole(role: unknown): role is Role {
  return typeof role === 'string' && Object.hasOwn(roles, role)
}

export function isExtra(role: unknown): role is ExtraRole {
  return extra.some((one) => one === role)
}
