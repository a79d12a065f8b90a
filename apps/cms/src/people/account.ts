import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'

/** An account as in the database, with the fields that Payload hides. */
export type Account = User & { hash?: string | null; salt?: string | null }

export function accountById(req: PayloadRequest, id: number): Promise<Account | null> {
  return accountWhere(req, { id: { equals: id } })
}

export function accountByEmail(req: PayloadRequest, email: string): Promise<Account | null> {
  return accountWhere(req, { email: { equals: email } })
}

function accountWhere(req: PayloadRequest, where: Record<string, { equals: unknown }>) {
  return req.payload.db.findOne<Account>({ collection: 'users', where, req } as Parameters<
    typeof req.payload.db.findOne
  >[0])
}

/** An invited account does not count: nobody has signed in to it yet. */
export async function hasOtherAdministrator(
  id: number | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const where = {
    role: { equals: 'administrator' },
    invitedUntil: { exists: false },
    ...(id !== undefined && { id: { not_equals: id } }),
  }
  return (await req.payload.count({ collection: 'users', where, req })).totalDocs > 0
}
