import type { PayloadRequest, Where } from 'payload'
import type { Email } from '../payload-types.ts'
import type { OwnRecord } from './clientRecords.ts'
import { mayRead } from './mayRead.ts'

const mostLetters = 50

/** What was written to somebody, the newest first: the notices that the company had of him are not. */
export async function lettersTo(
  records: readonly OwnRecord[],
  req: PayloadRequest,
): Promise<Email[]> {
  if (!(await mayRead('emails', req))) return []
  const addresses = new Set(records.flatMap(({ person }) => person.emails))
  if (addresses.size === 0) return []
  const { docs } = await req.payload.find({
    collection: 'emails',
    where: {
      and: [
        { kind: { not_equals: 'notice' } },
        { or: [...addresses].map((email): Where => ({ to: { like: email } })) },
      ],
    },
    sort: '-createdAt',
    limit: mostLetters,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.filter(({ to }) => addresses.has(to.normalize().toLowerCase()))
}
