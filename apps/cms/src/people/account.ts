import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'

/** An account as it stands in the database, with what Payload shows to nobody. */
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
