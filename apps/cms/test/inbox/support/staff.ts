import type { Role } from '../../../src/access/role.ts'
import type { OpenPayload } from '../../back-office/openPayload.ts'

const password = 'Un-mot-de-passe-7'
const names: Readonly<Record<Role, string>> = {
  administrator: 'Issa',
  agent: 'Fatou',
  cashier: 'Salif',
  editor: 'Paul',
}

/** Somebody at work in the back office, or a stranger where the role is null. */
export interface StaffCall {
  (role: Role | null, method: string, path: string, body?: unknown): Promise<Response>
  /** Anew, once their sessions have ended. */
  signIn(role: Role): Promise<void>
}

/** One account of each role, `<role>@sira.example`, in the order of their numbers. */
export async function hireStaff({ payload, signIn, call }: OpenPayload): Promise<StaffCall> {
  const tokens = new Map<Role, string>()
  for (const role of Object.keys(names) as Role[]) {
    const email = `${role}@sira.example`
    await payload.create({
      collection: 'users',
      data: { email, password, role, nom: names[role] },
    })
    tokens.set(role, await signIn(email, password))
  }
  const asked = (role: Role | null, method: string, path: string, body?: unknown) =>
    call(method, path, role === null ? null : (tokens.get(role) ?? ''), body)
  return Object.assign(asked, {
    async signIn(role: Role) {
      tokens.set(role, await signIn(`${role}@sira.example`, password))
    },
  })
}
