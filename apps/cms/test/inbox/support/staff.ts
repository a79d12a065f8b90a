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
export type StaffCall = (
  role: Role | null,
  method: string,
  path: string,
  body?: unknown,
) => Promise<Response>

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
  return (role, method, path, body) =>
    call(method, path, role === null ? null : (tokens.get(role) ?? ''), body)
}
