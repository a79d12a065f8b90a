import type { PayloadRequest } from 'payload'

/** The roles of the back office, with the names staff read. */
export const roles = {
  administrator: 'Administrateur',
  editor: 'Rédacteur',
  agent: 'Agent',
  cashier: 'Caisse',
} as const

export type Role = keyof typeof roles

/** The person as Payload knows them at a request, or as the admin screens know them. */
export type Person = PayloadRequest['user'] | { role?: unknown } | null | undefined

/** Nobody, and a user without a known role, has none. */
export function hasRole(person: Person, ...wanted: Role[]): boolean {
  const role = person && 'role' in person ? person.role : undefined
  return wanted.some((one) => one === role)
}
